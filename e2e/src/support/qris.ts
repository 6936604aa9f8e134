import jsQR from 'jsqr';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { within } from './within.ts';

/** Reads the QR code in an element as a phone's camera would: from its pixels, with the white of the page around it. */
export async function scanQr(element: Locator): Promise<string> {
  // Into the middle of the window, so that no fixed bar lies over it.
  await within(
    'scroll to the QR code',
    element.evaluate((node) => node.scrollIntoView({ block: 'center' })),
  );
  const { data, info } = await sharp(await element.screenshot())
    .flatten({ background: '#fff' })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' })
    .resize(1000)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  if (!code) throw new Error('no QR code can be read');
  return code.data;
}

/** What the QR code in a saved picture says, and the picture's size in pixels. */
export async function readPicture(
  file: string,
): Promise<{ payload: string | undefined; width: number; height: number }> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { payload: jsQR(new Uint8ClampedArray(data), width, height)?.data, width, height };
}

/** CRC-16/CCITT-FALSE, four hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The fields of a QRIS payload (EMV: two digits of id, two of length, value). Throws when its CRC is wrong. */
export function readQris(payload: string): Map<string, string> {
  const body = payload.slice(0, -4);
  if (!body.endsWith('6304') || payload.slice(-4) !== crc16(body)) throw new Error('the CRC is wrong');
  const fields = new Map<string, string>();
  for (let at = 0; at < payload.length;) {
    const length = Number(payload.slice(at + 2, at + 4));
    fields.set(payload.slice(at, at + 2), payload.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}
