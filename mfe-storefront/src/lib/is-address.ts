/** Whether a text is an absolute address. `URL.canParse` is missing in supported browsers. */
export function isAddress(text: string): boolean {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}
