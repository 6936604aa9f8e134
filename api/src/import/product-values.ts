import type { ProductDocument } from '@lapak/contracts/store-document/product';
import type { products } from '../db/schema/catalogue.ts';
import { momentOf, type ImportContext } from './import-context.ts';
import { sanitizeDescription } from './sanitize-description.ts';

export type ProductValues = typeof products.$inferInsert & { importKey: string; stock: number };

/** Goods are sent to an address unless the seller sets it otherwise; the rest needs no address by default. */
function switches(product: ProductDocument) {
  const isGoods = product.category === 'barang';
  return {
    preOrder: product.pre_order ?? 0,
    statusPromo: product.status_promo ?? 0,
    enableVariations: product.enable_variations ?? 0,
    enableDiscountPricing: product.enable_discount_pricing ?? 0,
    enableWholesalePrice: product.enable_wholesale_price ?? 0,
    isLimit: product.is_limit ?? 0,
    alamatOption: product.alamat_option ?? (isGoods ? 1 : 0),
    showDropshipper: product.show_dropshipper ?? (isGoods ? 1 : 0),
    showReseller: product.show_reseller ?? (isGoods ? 1 : 0),
    isNotes: product.is_notes ?? 1,
    isDonation: product.is_donation ?? 0,
    donationCustom: product.donation_custom ?? 0,
    enableIdentityData: product.enable_identity_data ?? 0,
    enableOrderDate: product.enable_order_date ?? 0,
    isCustomField: product.is_custom_field ?? 0,
    isSurvei: product.is_survei ?? 0,
    isHidden: product.is_hidden ?? 0,
  } satisfies Partial<ProductValues>;
}

/** The row of a product as the document has it. */
export function productValues(
  { storeId, now, soldFile, sanitized }: ImportContext,
  product: ProductDocument,
  categories: ReadonlyMap<string, number>,
): ProductValues {
  const file = soldFile(product.file);
  const { description = '' } = product;
  return {
    storeId,
    importKey: product.key,
    slug: product.slug,
    nama: product.nama,
    category: product.category,
    categoryId: product.category_key === undefined ? null : (categories.get(product.category_key) ?? null),
    harga: product.harga,
    stock: product.stock,
    description: sanitized?.has(description) ? description : sanitizeDescription(description),
    youtubeUrl: product.youtube_url ?? null,
    productCondition: product.product_condition ?? 'new',
    typeOfWeight: product.type_of_weight ?? 'permanent',
    berat: product.berat ?? product.berat_max ?? 0,
    beratMin: product.berat_min ?? null,
    beratMax: product.berat_max ?? null,
    preOrderTime: product.pre_order_time ?? null,
    discountPrice: product.discount_price ?? null,
    discountStartDate: momentOf(product.discount_start_date, now, 'start'),
    discountEndDate: momentOf(product.discount_end_date, now, 'end'),
    buyLimit: product.buy_limit ?? null,
    donationAmount: product.donation_amount ?? null,
    donationRecipient: product.donation_recipient ?? null,
    surveiLink: product.survei_link ?? null,
    link: product.link ?? null,
    downloadKey: file?.key ?? null,
    downloadBytes: file?.bytes ?? null,
    // To all but the console a hidden one is as one that was taken out.
    isRemoved: product.is_hidden === 1,
    ...switches(product),
  };
}
