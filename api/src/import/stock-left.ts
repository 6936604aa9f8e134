/** Stock as it was when an import looked at it, by the number of what holds it. */
export type SeenStock = Map<number, number>;

/**
 * Stock that the document gives, minus what was sold (and plus what came back) since the import looked: the document was
 * written before that.
 */
export const stockLeft = (document: number, seen: number | undefined, now: number | undefined): number =>
  seen === undefined || now === undefined ? document : Math.max(0, document + now - seen);
