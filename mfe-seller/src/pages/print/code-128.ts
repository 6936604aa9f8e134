import JsBarcode from 'jsbarcode';

/** What JsBarcode fills in when it is given no picture to draw: modules, 1 for black and 0 for white. */
interface Drawn {
  encodings?: readonly { data: string }[];
}

/** The black bars of a text as Code 128, in modules from the left, and the width of all. @returns null for a text that has no such code */
export function code128(text: string): { bars: { x: number; width: number }[]; width: number } | null {
  const drawn: Drawn = {};
  try {
    JsBarcode(drawn, text, { format: 'CODE128' });
  } catch {
    return null;
  }
  const modules = (drawn.encodings ?? []).map(({ data }) => data).join('');
  const bars = [...modules.matchAll(/1+/g)].map(({ 0: { length }, index }) => ({ x: index, width: length }));
  return bars.length > 0 ? { bars, width: modules.length } : null;
}
