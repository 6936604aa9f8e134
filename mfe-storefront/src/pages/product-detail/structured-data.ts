import type { Product } from '@lapak/contracts/api/catalogue';
import { pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { isSoldOut } from '@lapak/domain/cart';
import { detailPrice } from '@lapak/domain/price';
import type { OpenProduct } from '../../api/product-api.ts';
import { absoluteUrl } from '@lapak/domain/absolute-url';
import { listingPath } from '../../lib/listing-url.ts';
import { plainText } from '@lapak/domain/plain-text';
import { productPictures } from '../../lib/product-pictures.ts';

interface Place {
  /** The public origin; empty when unknown. */
  origin: string;
  /** Path of the product. */
  path: string;
  detail: OpenProduct;
}

const isInStock = (product: Product) =>
  product.enable_variations === 1
    ? product.price_variety.some((price_variety) => !isSoldOut({ ...product, price_variety }))
    : !isSoldOut(product);

function offer({ origin, path, detail }: Place): Record<string, unknown> {
  const product = detail.data;
  const { price, upTo } = detailPrice(product, 1, detail.date_server);
  const shared = {
    url: absoluteUrl(origin, path),
    priceCurrency: 'IDR',
    availability: isInStock(product) ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller: { '@type': 'Store', name: detail.setting.nama_toko },
  };
  if (upTo === undefined) return { '@type': 'Offer', price, ...shared };
  const offerCount = product.price_variety.length;
  return { '@type': 'AggregateOffer', lowPrice: price, highPrice: upTo, offerCount, ...shared };
}

/** schema.org Product with its offer and, once there are reviews, its rating. */
export function productData(place: Place): Record<string, unknown> {
  const { origin, detail } = place;
  const product = detail.data;
  const isUsed = product.category === 'barang' && product.product_condition === 'used';
  return {
    '@type': 'Product',
    name: product.nama,
    description: plainText(product.description, 500) || product.nama,
    sku: String(product.id),
    image: productPictures(product).map((url) => absoluteUrl(origin, pictureUrl(url, 1200))),
    ...(product.category_name && { category: product.category_name }),
    ...(product.category === 'barang' && {
      itemCondition: isUsed ? 'https://schema.org/UsedCondition' : 'https://schema.org/NewCondition',
    }),
    ...(product.total_review > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: detail.rating,
        bestRating: 5,
        reviewCount: product.total_review,
      },
    }),
    offers: offer(place),
  };
}

/** schema.org BreadcrumbList: store, category where there is one, product. */
export function breadcrumbData({
  origin,
  path,
  username,
  detail,
}: Place & { username: string }): Record<string, unknown> {
  const { category_id, category_name, nama } = detail.data;
  const inCategory = {
    keyword: '',
    sortBy: 'promo',
    sort: 'desc',
    page: 1,
    categoryId: category_id,
  } as const;
  const steps = [
    { name: detail.setting.nama_toko, to: paths.home(username) },
    ...(category_id !== null && category_name !== null
      ? [{ name: category_name, to: listingPath(username, inCategory) }]
      : []),
    { name: nama, to: path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(origin, to),
    })),
  };
}
