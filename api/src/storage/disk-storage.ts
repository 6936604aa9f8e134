import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf, isFileKey, type FileStorage } from './file-storage.ts';
import { StorageError } from '../lib/storage-error.ts';

const missing: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && missing.includes(error.code);

/** Writes beside the target and renames: a reader never sees half a file, and a power cut leaves none. */
async function writeWhole(file: string, body: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(body);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    // Half a file would take up disk space, which is already short.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** A file that a write has not renamed, because the process ended. */
const leftBehind = /^[\w/-]+(?:\.\w+)?\.[0-9a-f-]{36}\.tmp$/;

const isOwn = (key: string) => isFileKey(key) || leftBehind.test(key);

async function* openedFolder(root: string) {
  try {
    yield* await opendir(root, { recursive: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function statOf(file: string): Promise<{ bytes: number; writtenAt: Date } | null> {
  try {
    const found = await stat(file);
    return found.isFile() ? { bytes: found.size, writtenAt: found.mtime } : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Files on the local disk, public and private ones in separate folders.
 * @param folder created when missing
 */
export function createDiskStorage(folder: string): FileStorage {
  return {
    async put(key, body, _contentType, visibility) {
      if (!isFileKey(key)) throw new Error('The key of a file has characters that it may not have');
      await writeWhole(path.join(folder, visibility, key), body).catch((error: unknown) => {
        throw new StorageError(error);
      });
    },
    async size(key, visibility) {
      if (!isFileKey(key)) return null;
      return (await statOf(path.join(folder, visibility, key)))?.bytes ?? null;
    },
    async get(key, visibility) {
      if (!isFileKey(key)) return null;
      try {
        return { body: await readFile(path.join(folder, visibility, key)), contentType: contentTypeOf(key) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async open(key, visibility, range) {
      if (!isFileKey(key)) return null;
      try {
        const handle = await open(path.join(folder, visibility, key));
        return handle.createReadStream(range);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async *list(visibility) {
      const root = path.join(folder, visibility);
      for await (const entry of openedFolder(root)) {
        if (entry.isDirectory()) continue;
        const file = path.join(entry.parentPath, entry.name);
        const key = path.relative(root, file).replaceAll(path.sep, '/');
        const found = isOwn(key) ? await statOf(file) : null;
        if (found) yield { key, ...found };
      }
    },
    async remove({ key, writtenAt }, visibility) {
      if (!isOwn(key)) return false;
      const file = path.join(folder, visibility, key);
      if ((await statOf(file))?.writtenAt.getTime() !== writtenAt.getTime()) return false;
      await rm(file, { force: true });
      return true;
    },
    async discard(key, visibility) {
      if (isFileKey(key)) await rm(path.join(folder, visibility, key), { force: true });
    },
  };
}
