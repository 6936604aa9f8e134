import encodeQr from 'qr';
import sharp from 'sharp';
import type { MailAttachment } from '../db/schema/mails.ts';

/** Pixels of a module: sharp at twice the size at which a mail shows it. */
const SCALE = 12;
/** White around the code, in modules, as the printed ticket has it. */
const BORDER = 4;

/** A QR code as PNG, with the error correction of the printed ticket. */
export function qrPng(code: string): Promise<Buffer> {
  const rows = encodeQr(code, 'raw', { ecc: 'high', border: BORDER, scale: SCALE });
  const side = rows.length;
  const pixels = Buffer.from(rows.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer();
}

/** An attachment as nodemailer takes it. */
export async function sentAttachment(attachment: MailAttachment) {
  const { fileName: filename } = attachment;
  if (attachment.kind === 'calendar') {
    const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
    return { filename, content: attachment.calendar, contentType };
  }
  const content = await qrPng(attachment.code);
  return {
    filename,
    content,
    contentType: 'image/png',
    cid: attachment.cid,
    contentDisposition: 'inline' as const,
  };
}
