import sharp from 'sharp';
import type { PictureWidth } from '@lapak/contracts/pictures';
import { openPicture } from '../../lib/shown-picture.ts';
import type { PictureFormat } from './picture-format.ts';

// One picture uses one core; how many are made at once is the queue's business.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A picture at a width, never wider than it is, in a format. A moving one becomes its first frame, on purpose: each frame
 * would cost as much as a picture, to make and to load. The efforts make one of 640 pixels in less than a fifth of a
 * second.
 */
export function encode(picture: Buffer, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const resized = openPicture(picture).rotate().resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return resized.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'webp':
      return resized.webp({ quality: 76, effort: 4 }).toBuffer();
    case 'jpeg':
      return resized.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }
}
