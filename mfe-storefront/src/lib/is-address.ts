/** Whether a text is an absolute address. `URL.canParse` is missing in browsers that are served. */
export function isAddress(text: string): boolean {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}
