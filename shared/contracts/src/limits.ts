/**
 * How many of each there may be, and how much: in a document, in what the API takes, and in forms. Apart from the schemas, which are too
 * large for a page.
 */
export const limits = {
  categories: 500,
  banners: 50,
  vouchers: 1_000,
  events: 500,
  /** To which an owner adds another; a document may name 100 ways to pay. */
  accounts: 20,
  /** Of an event. */
  tickets: 50,
  /** Of a product, as all below. */
  pictures: 12,
  variations: 5,
  /** Of a variation. */
  options: 50,
  combinations: 1_000,
  wholesaleTiers: 20,
  customFields: 30,
  /** Rupiah, of any price or fee. */
  rupiah: 1_000_000_000,
  /** Pieces of a product or combination. */
  stock: 10_000_000,
  /** Of a cart, and of the order that is made of it. */
  cartLines: 200,
  /** MB, of 1024 kilobytes, as all below. */
  proofMb: 2,
  soldFileMb: 100,
  sheetMb: 10,
  picturesZipMb: 100,
  /** Of a sheet. */
  sheetRows: 5_000,
  /** In one call, as all below. */
  scansAtOnce: 100,
  ordersAtOnce: 100,
  productsAtOnce: 5_000,
} as const;
