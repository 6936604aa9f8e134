/** How many of each there may be: in a document, in what the API takes, and in the forms of the console. */
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
} as const;
