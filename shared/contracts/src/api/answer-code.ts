/**
 * Codes of a mutation's answer (spec-decisions 15). Separate from the schemas, which are too large for a page that only
 * compares a code.
 */
export const answerCode = {
  success: '00',
  invalid: '-3',
  unverified: '-1',
  /** The server computed another price than the shopper saw; `data.quote` is the new one. */
  quoteChanged: '-4',
  /** The `Idempotency-Key` has made an order of another request; `data.order` identifies it. */
  keyUsed: '-5',
  /** A mailed code was guessed wrong too often: another must be requested; `data.retry_after` says when. */
  codeLocked: '-6',
  failed: '-2',
} as const;

/** The field in `data.errors` of a problem that concerns the form as a whole. */
export const wholeForm = 'form';
