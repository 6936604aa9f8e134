import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

interface CachedPicture {
  file: string;
  bytes: number;
  writtenAt: number;
}

/** The share of the limit that is left filled, so that the next picture does not begin another round. */
const FILLED = 0.9;
const AT_ONCE = 64;

async function cachedPictures(folder: string): Promise<CachedPicture[]> {
  const names = await readdir(folder).catch(() => []);
  const found: CachedPicture[] = [];
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const stats = await Promise.all(
      names.slice(at, at + AT_ONCE).map(async (name) => {
        const file = path.join(folder, name);
        // Another process may have removed it.
        const there = await stat(file).catch(() => null);
        return there?.isFile() ? { file, bytes: there.size, writtenAt: there.mtimeMs } : null;
      }),
    );
    found.push(...stats.filter((picture) => picture !== null));
  }
  return found;
}

/**
 * Removes the oldest resized pictures when all of them take up more than `maxBytes`.
 * @returns how many were removed, and their bytes; `isDryRun` only counts
 */
export async function trimPictureCache(
  folder: string,
  maxBytes: number,
  { isDryRun = false } = {},
): Promise<{ files: number; bytes: number }> {
  const pictures = await cachedPictures(folder);
  let left = pictures.reduce((sum, { bytes }) => sum + bytes, 0);
  const trimmed = { files: 0, bytes: 0 };
  if (left <= maxBytes) return trimmed;
  for (const { file, bytes } of pictures.sort((a, b) => a.writtenAt - b.writtenAt)) {
    if (left <= maxBytes * FILLED) break;
    if (!isDryRun) await rm(file, { force: true });
    left -= bytes;
    trimmed.files += 1;
    trimmed.bytes += bytes;
  }
  return trimmed;
}
