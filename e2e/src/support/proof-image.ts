import { PNG } from 'pngjs';

/** A small picture, as a shopper's photo of a transfer slip. */
export function proofImage(): { name: string; mimeType: string; buffer: Buffer } {
  const png = new PNG({ width: 60, height: 80 });
  png.data.fill(230);
  for (let i = 3; i < png.data.length; i += 4) png.data[i] = 255;
  return { name: 'bukti.png', mimeType: 'image/png', buffer: PNG.sync.write(png) };
}
