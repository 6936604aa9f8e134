import { paths } from '@lapak/contracts/routes';
import { detailPrice } from '@lapak/domain/price';
import { formatPrice, LOWEST_PREFIX } from '@lapak/domain/rupiah';
import type { OpenProduct } from '../../api/product-api.ts';
import { selectPublicOrigin, useAppSelector } from '@lapak/runtime';
import { JsonLd } from '@lapak/ui/json-ld';
import { PageMeta } from '../../features/metadata/page-meta.tsx';
import { plainText } from '@lapak/domain/plain-text';
import { productPictures } from '../../lib/product-pictures.ts';
import { breadcrumbData, productData } from './structured-data.ts';

/** Metadata of a product; link previews in chats show picture, name and price, of several prices the lowest. */
export function ProductMetadata({ username, detail }: { username: string; detail: OpenProduct }) {
  const origin = useAppSelector(selectPublicOrigin);
  const { data: product, setting } = detail;
  const { price, upTo } = detailPrice(product, 1, detail.date_server);
  const path = paths.product(username, product.slug || product.id);
  const priceText = upTo === undefined ? formatPrice(price) : `${LOWEST_PREFIX} ${formatPrice(price)}`;
  return (
    <>
      <PageMeta
        title={`${product.nama} - ${priceText} | ${setting.nama_toko}`}
        description={`${priceText} di ${setting.nama_toko}. ${plainText(product.description, 130)}`.trim()}
        path={path}
        image={productPictures(product)[0]}
        imageAlt={product.nama}
        type="product"
        siteName={setting.nama_toko}
      />
      <meta property="product:price:amount" content={String(price)} />
      <meta property="product:price:currency" content="IDR" />
      <JsonLd data={productData({ origin, path, detail })} />
      <JsonLd data={breadcrumbData({ origin, path, username, detail })} />
    </>
  );
}
