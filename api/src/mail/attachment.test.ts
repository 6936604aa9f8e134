import fc from 'fast-check';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { qrPng, sentAttachment } from './attachment.ts';

async function readQr(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('The picture of a code', () => {
  it('is read as the code, whatever the code is', async () => {
    const code = fc.string({
      minLength: 12,
      maxLength: 12,
      unit: fc.constantFrom(...'23456789ABCDEFGHJKMNPQRSTVWXYZ'),
    });
    await fc.assert(
      fc.asyncProperty(code, async (text) => expect(await readQr(await qrPng(text))).toBe(text)),
      { numRuns: 20 },
    );
  });

  it('is a PNG of less than 2 KB, with a white margin', async () => {
    const png = await qrPng('ABCD2345EFGH');
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, isSquare: width === height }).toEqual({ format: 'png', isSquare: true });
    expect(png.length).toBeLessThan(2_000);
    const corner = await sharp(png).extract({ left: 0, top: 0, width: 40, height: 40 }).raw().toBuffer();
    expect(new Set(corner)).toEqual(new Set([255]));
  });

  it('is shown in the mail, by its name there', async () => {
    const sent = await sentAttachment({ kind: 'qr', cid: 'a@lapak', fileName: 'tiket-1.png', code: 'ABCD' });
    expect(sent).toMatchObject({ cid: 'a@lapak', filename: 'tiket-1.png', contentDisposition: 'inline' });
  });
});
