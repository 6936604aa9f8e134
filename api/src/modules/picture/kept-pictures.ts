import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../lib/error-code.ts';
import type { Log } from '../../services.ts';
import { trimPictureCache } from './picture-cache.ts';

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Another process may write the same picture: each writes a separate file and the last one wins. */
async function writeWhole(file: string, body: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(draft, body);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

/** Resized pictures in a folder, the oldest of which are removed when it grows over a size. */
export function createKeptPictures({
  folder,
  cacheBytes,
  log,
}: {
  folder: string;
  cacheBytes: number;
  log: Log;
}) {
  /** Since the folder was looked at; all that may be in it before the first look. */
  let writtenBytes = cacheBytes;
  let trimming: Promise<unknown> = Promise.resolve();

  /** Looks at the folder's size again after each tenth of it. */
  function countBytes(bytes: number) {
    writtenBytes += bytes;
    if (writtenBytes < cacheBytes / 10) return;
    writtenBytes = 0;
    trimming = trimming
      .then(() => trimPictureCache(folder, cacheBytes))
      .catch((error: unknown) =>
        log.warn({ code: errorCode(error) }, 'resized pictures could not be removed'),
      );
  }

  return {
    /** Null when there is none of that name. */
    read: (name: string) => readIfThere(path.join(folder, name)),
    /** A full disk costs time, not the picture. */
    keep: (name: string, picture: Buffer) =>
      writeWhole(path.join(folder, name), picture)
        .then(() => countBytes(picture.length))
        .catch((error: unknown) => {
          log.warn({ code: errorCode(error) }, 'a resized picture could not be kept');
        }),
    /** Resolves when nothing is being removed. */
    settled: async () => void (await trimming),
  };
}
