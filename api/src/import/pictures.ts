import type { StoreDocument } from '@lapak/contracts/store-document';
import type { Problem } from '@lapak/contracts/store-document/problem';
import sharp from 'sharp';
import { contentKey, type FileStorage } from '../lib/storage/file-storage.ts';
import { readBeside } from './read-beside.ts';

/** Wide enough for every size that the shop shows, twice over. */
const MAX_WIDTH = 2_000;
const MAX_PIXELS = 60_000_000;
const MAX_BYTES = 20 * 1024 * 1024;
/** Unchanged when small enough, as already optimised. Photographs may carry where they were taken. */
const keptAsIs: readonly string[] = ['webp', 'png', 'avif'];

/** The address of each picture of a document, by its path in the document. */
function* picturePlaces(document: StoreDocument): Generator<{ place: string; file: string }> {
  if (document.store.logo) yield { place: '/store/logo', file: document.store.logo };
  for (const [at, product] of (document.products ?? []).entries()) {
    for (const [index, file] of product.images.entries())
      yield { place: `/products/${at}/images/${index}`, file };
  }
  for (const [at, banner] of (document.banners ?? []).entries()) {
    yield { place: `/banners/${at}/image`, file: banner.image };
  }
  for (const [at, account] of (document.payment_accounts ?? []).entries()) {
    if (account.img) yield { place: `/payment_accounts/${at}/img`, file: account.img };
  }
  for (const [at, event] of (document.events ?? []).entries()) {
    yield { place: `/events/${at}/image_cover`, file: event.image_cover };
    if (event.logo_organizer) yield { place: `/events/${at}/logo_organizer`, file: event.logo_organizer };
  }
}

interface ReadPicture {
  body: Buffer;
  extension: 'webp' | 'png' | 'avif';
  contentType: string;
}

/** Decodes the whole picture, so that a broken one is found now and not by a shopper. */
async function normalise(body: Buffer): Promise<ReadPicture | null> {
  try {
    const picture = sharp(body, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' });
    const { format, width = 0, compression } = await picture.metadata();
    const kind = format === 'heif' && compression === 'av1' ? 'avif' : format;
    if (kind && keptAsIs.includes(kind) && width <= MAX_WIDTH) {
      await picture.clone().resize(8, 8, { fit: 'inside' }).toBuffer();
      const extension = kind === 'png' ? 'png' : kind === 'avif' ? 'avif' : 'webp';
      return { body, extension, contentType: `image/${extension}` };
    }
    const converted = await picture
      .rotate()
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
    return { body: converted, extension: 'webp', contentType: 'image/webp' };
  } catch {
    return null;
  }
}

export interface PicturesRead {
  /** Key in the file storage by the path that the document has. */
  keys: ReadonlyMap<string, string>;
  problems: Problem[];
}

/**
 * Reads every picture of a document and stores it. Storing before the import is decided harms nothing: keys are named
 * after the content.
 * @param folder where the document lies
 */
export async function readPictures(
  storage: FileStorage,
  document: StoreDocument,
  folder: string,
): Promise<PicturesRead> {
  const keys = new Map<string, string>();
  const broken = new Map<string, string>();
  const problems: Problem[] = [];
  const prefix = `stores/${document.store.username}`;
  for (const { place, file } of picturePlaces(document)) {
    if (!keys.has(file) && !broken.has(file)) {
      const body = await readBeside(folder, file, MAX_BYTES);
      const picture = body && (await normalise(body));
      if (picture) {
        const key = contentKey(prefix, picture.body, picture.extension);
        await storage.put(key, picture.body, picture.contentType, 'public');
        keys.set(file, key);
      } else broken.set(file, body ? 'tidak dapat dibaca' : 'tidak ditemukan');
    }
    const problem = broken.get(file);
    if (problem) problems.push({ path: place, message: `gambar "${file}" ${problem}` });
  }
  return { keys, problems };
}
