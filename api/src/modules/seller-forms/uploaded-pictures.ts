import { picturesOf } from '../../import/pictures.ts';
import type { FileStorage } from '../../storage/file-storage.ts';

/** What an upload has answered: named after its content. */
const PICTURE = /^images\/([a-f0-9]{40}\.(?:webp|png|avif))$/;

/** Keys in the storage of a store's pictures that a form names, of those that were uploaded, by their paths. */
export async function uploadedPictures(
  storage: FileStorage,
  username: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  for (const path of new Set(paths)) {
    const [, name] = PICTURE.exec(path) ?? [];
    const key = `${picturesOf(username)}/${name ?? ''}`;
    const stored = name === undefined ? null : await storage.get(key, 'public');
    if (!stored) continue;
    // Anew, so that the sweep does not delete it as unused while no row names it yet.
    await storage.put(key, stored.body, stored.contentType, 'public');
    pictures.set(path, key);
  }
  return pictures;
}

/** What a checked form says of a picture that is not there. */
export const missingPicture = (path: string) => ({
  path,
  message: 'gambar ini tidak ada lagi; unggah ulang',
});
