/**
 * How many of each there may be, and how much: in a document, in what the API takes, and in forms. Apart from the schemas, which are too
 * large for a page.
 */
export const limits = {
  // Entries of a store.
  categories: 500,
  banners: 50,
  vouchers: 1_000,
  events: 500,
  /** An owner adds no more than these; a document may name 100 ways to pay. */
  accounts: 20,

  /** Kinds of tickets of an event. */
  tickets: 50,

  // Parts of a product.
  pictures: 12,
  variations: 5,
  /** Options of one variation. */
  options: 50,
  combinations: 1_000,
  wholesaleTiers: 20,
  customFields: 30,

  /** The highest price or fee, in rupiah. */
  rupiah: 1_000_000_000,
  /** The most pieces of a product or combination. */
  stock: 10_000_000,
  /** Products in a cart, and lines of the order that is made of it. */
  cartLines: 200,

  // Files, in MB of 1024 kilobytes.
  proofMb: 2,
  soldFileMb: 100,
  sheetMb: 10,
  picturesZipMb: 100,

  // Entries of one call.
  sheetRows: 5_000,
  scansAtOnce: 100,
  ordersAtOnce: 100,
  productsAtOnce: 5_000,
} as const;
