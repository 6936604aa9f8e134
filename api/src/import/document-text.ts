/** Whether one of the first two bytes is 0: JSON begins with a letter of ASCII, which has such a byte in UTF-16. */
function encodingOf([first, second, third]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0 && second !== 0) return 'utf-16be';
  return second === 0 && first !== 0 ? 'utf-16le' : 'utf-8';
}

/**
 * The text of a document, in UTF-8 or UTF-16, with a byte order mark or without.
 * @returns null when its bytes are none of these
 */
export function documentText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
