/**
 * Codes of a mutation's answer (spec-decisions 15). They stand apart from the schemas, which are too heavy for a page
 * that only compares a code.
 */
export const answerCode = {
  success: '00',
  invalid: '-3',
  unverified: '-1',
  /** The server computed another price than the shopper saw; `data.quote` carries the new one. */
  quoteChanged: '-4',
  /** The `Idempotency-Key` has made an order of something else; `data.order` says which. */
  keyUsed: '-5',
  failed: '-2',
} as const;
