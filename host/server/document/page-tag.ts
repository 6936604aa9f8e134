import { createHash } from 'node:crypto';

/**
 * The etag of a document: the same in every process that has the same page, and in each encoding, so a weak one.
 * @param pieces the document with its stable state
 */
export function pageTag(pieces: readonly Buffer[]): string {
  const hash = createHash('sha1');
  for (const piece of pieces) hash.update(piece);
  return `W/"${hash.digest('base64url')}"`;
}

/** Whether a visitor who sends this `if-none-match` has the document already. */
export function isTagKnown(tag: string | null, ifNoneMatch: string | undefined): boolean {
  // Proxies that change the encoding make weak tags of strong ones, and the other way round.
  return tag !== null && ifNoneMatch?.includes(tag.replace(/^W\//, '')) === true;
}
