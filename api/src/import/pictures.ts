import type { StoreDocument } from './store-document.ts';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { ifSound, ofEachSound } from '@lapak/contracts/store-document/sound-part';
import sharp from 'sharp';
import { openPicture, tooLarge } from '../lib/shown-picture.ts';
import { contentKey } from '../storage/file-storage.ts';
import type { PendingFiles } from './pending-files.ts';
import { readDocumentFile } from './read-document-file.ts';

/** Wide enough for every size that the shop shows, twice over. */
const MAX_WIDTH = 2_000;
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
/** Unchanged when small enough, as already optimised. Photographs may carry where they were taken. */
const keptAsIs: readonly string[] = ['webp', 'png', 'avif'];

/** The places of a document's pictures, and the paths that they have there; of those whose path has the right form. */
export function* picturePlaces(document: StoreDocument): Generator<{ place: string; file: string }> {
  function* at(place: string, read: () => string | undefined) {
    const file = ifSound(read);
    if (file !== undefined) yield { place, file };
  }
  const entries = <Entry>(read: () => readonly Entry[] | undefined) =>
    ofEachSound(ifSound(read) ?? [], (entry) => entry).entries();
  yield* at('/store/logo', () => document.store.logo);
  for (const [index, product] of entries(() => document.products)) {
    for (const [image, file] of entries(() => product?.images))
      yield* at(`/products/${index}/images/${image}`, () => file);
  }
  for (const [index, category] of entries(() => document.categories)) {
    yield* at(`/categories/${index}/image`, () => category?.image);
  }
  for (const [index, banner] of entries(() => document.banners)) {
    yield* at(`/banners/${index}/image`, () => banner?.image);
  }
  for (const [index, account] of entries(() => document.payment_accounts)) {
    yield* at(`/payment_accounts/${index}/img`, () => account?.img);
  }
  for (const [index, event] of entries(() => document.events)) {
    yield* at(`/events/${index}/image_cover`, () => event?.image_cover);
    yield* at(`/events/${index}/logo_organizer`, () => event?.logo_organizer);
  }
}

/** Where the storage has the pictures of a store. */
export const picturesOf = (username: string): string => `stores/${username}`;

type Normalised =
  /** `body` is null when the picture stays as it is. */
  { extension: 'webp' | 'png' | 'avif'; body: Buffer | null } | { problem: string };

/**
 * A picture as it is stored and shown. Decodes the whole of it, so that a broken one is found now and not by a shopper.
 * @returns why it cannot be shown, in Indonesian, to follow the picture's name
 */
export async function normalise(body: Buffer): Promise<Normalised> {
  try {
    const { format, autoOrient, compression } = await sharp(body, { limitInputPixels: false }).metadata();
    const problem = tooLarge(autoOrient, MAX_WIDTH);
    if (problem) return { problem };
    const picture = openPicture(body);
    const kind = format === 'heif' && compression === 'av1' ? 'avif' : format;
    if (keptAsIs.includes(kind) && autoOrient.width <= MAX_WIDTH) {
      await picture.resize(8, 8, { fit: 'inside' }).toBuffer();
      return { body: null, extension: kind === 'png' ? 'png' : kind === 'avif' ? 'avif' : 'webp' };
    }
    const converted = await picture
      .rotate()
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
    return { body: converted, extension: 'webp' };
  } catch {
    return { problem: 'tidak dapat dibaca' };
  }
}

export interface PicturesRead {
  /** Key in the file storage by the path that the document has. */
  keys: ReadonlyMap<string, string>;
  problems: Problem[];
}

/**
 * Reads every picture of a document. One that the store has already was accepted before, and is not decoded again.
 * @param folder where the document lies
 * @param isStored whether a row of the store names that key, and the storage has it
 */
export async function readPictures(
  pending: PendingFiles,
  document: StoreDocument,
  {
    folder,
    username,
    isStored,
  }: { folder: string; username: string; isStored: (key: string) => Promise<boolean> },
): Promise<PicturesRead> {
  const keys = new Map<string, string>();
  const broken = new Map<string, string>();
  const problems: Problem[] = [];
  const keyOf = (body: Buffer, extension: string) => contentKey(picturesOf(username), body, extension);

  async function read(file: string): Promise<{ key: string } | { problem: string }> {
    const found = await readDocumentFile(folder, file, MAX_PICTURE_BYTES);
    if (!found) return { problem: 'tidak ditemukan' };
    const { body, source } = found;
    for (const extension of keptAsIs) {
      const key = keyOf(body, extension);
      if (await isStored(key)) return { key };
    }
    const picture = await normalise(body);
    if ('problem' in picture) return picture;
    const { extension } = picture;
    const key = keyOf(picture.body ?? body, extension);
    const stored = { key, contentType: `image/${extension}`, visibility: 'public' as const };
    if (picture.body) await pending.addBody(stored, picture.body);
    else pending.add({ ...stored, source });
    return { key };
  }

  for (const { place, file } of picturePlaces(document)) {
    if (!keys.has(file) && !broken.has(file)) {
      const picture = await read(file);
      if ('key' in picture) keys.set(file, picture.key);
      else broken.set(file, picture.problem);
    }
    const problem = broken.get(file);
    if (problem) problems.push({ path: place, message: `gambar "${file}" ${problem}` });
  }
  return { keys, problems };
}
