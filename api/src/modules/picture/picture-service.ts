import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureWidth } from '@lapak/contracts/pictures';
import { errorCode } from '../../lib/error-code.ts';
import { createLimiter } from '../../lib/limiter.ts';
import type { FileStorage } from '../../lib/storage/file-storage.ts';
import type { Log } from '../../services.ts';
import type { PictureFormat } from './picture-format.ts';

export interface PictureService {
  /** A public picture at a width, never wider than it is; null when there is no such picture. */
  resized(key: string, width: PictureWidth, format: PictureFormat): Promise<Buffer | null>;
}

/** A bomb of pixels is refused before it is unpacked. */
const MAX_PIXELS = 50_000_000;
const MAX_WAITING = 500;

// One picture uses one core; how many are made at once is the limiter's business.
sharp.concurrency(1);
sharp.cache(false);

/** Efforts that make a picture of 640 pixels in less than a fifth of a second. */
function encode(picture: Buffer, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(picture, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return resized.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'webp':
      return resized.webp({ quality: 76, effort: 4 }).toBuffer();
    case 'jpeg':
      return resized.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Another process may write the same picture: each writes a file of its own and the last one stays. */
async function writeWhole(file: string, body: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, body);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Resizes pictures and keeps the results on the disk.
 * @param folder of the results; may be emptied at any time
 */
export function createPictureService(deps: {
  storage: FileStorage;
  folder: string;
  log: Log;
}): PictureService {
  const { storage, folder, log } = deps;
  const limited = createLimiter(Math.max(1, availableParallelism() - 1), MAX_WAITING);
  const underway = new Map<string, Promise<Buffer | null>>();

  async function make(key: string, width: PictureWidth, format: PictureFormat, file: string) {
    const kept = await readIfThere(file);
    if (kept) return kept;
    const original = await storage.get(key, 'public');
    if (!original?.contentType.startsWith('image/')) return null;
    try {
      const picture = await limited(() => encode(original.body, width, format));
      await mkdir(folder, { recursive: true });
      await writeWhole(file, picture).catch((error: unknown) => {
        // A full disk costs time, not the picture.
        log.warn({ code: errorCode(error) }, 'a resized picture could not be kept');
      });
      return picture;
    } catch (error) {
      if (error instanceof Error && /unsupported image|Input (buffer|image)/i.test(error.message))
        return null;
      throw error;
    }
  }

  return {
    resized(key, width, format) {
      const name = `${createHash('sha256').update(key).digest('hex').slice(0, 40)}-${width}.${format}`;
      const known = underway.get(name);
      if (known) return known;
      const making = make(key, width, format, path.join(folder, name)).finally(() => underway.delete(name));
      underway.set(name, making);
      return making;
    },
  };
}
