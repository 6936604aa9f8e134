import jsQR from 'jsqr';

/** Pixels of one module, and modules of white around the code. */
const SCALE = 4;
const BAR = /M\s*(\d+)[ ,](\d+)\s*h(\d+)v1H\d+z/g;

/** Decodes a QR code from its SVG on the page. */
export function readQr(svg: Element): { text: string; version: number } | null {
  const [, , modules = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const side = modules * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const bars = svg.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  for (const [, x, y, width] of bars.matchAll(BAR)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const from = row * side + Number(x) * SCALE;
      for (let at = from; at < from + Number(width) * SCALE; at += 1) pixels.set([0, 0, 0], at * 4);
    }
  }
  const code = jsQR(pixels, side, side);
  return code && { text: code.data, version: code.version };
}
