/** A release command cannot be done. The message is for the person who gave it. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
