import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { isDiskFull, isNotWritable } from './disk-error.ts';
import { errorCode } from './error-code.ts';
import { StartError } from './start-error.ts';

/** The data folder cannot be used. The message is for the operator. */
class DataFolderError extends StartError {
  override name = 'DataFolderError';
  constructor(folder: string, cause: unknown) {
    const code = errorCode(cause) ?? 'unknown';
    super(sentence(folder, cause, code), { cause });
  }
}

function sentence(folder: string, cause: unknown, code: string): string {
  if (isDiskFull(cause))
    return `Disk tempat folder data "${folder}" penuh (${code}). Kosongkan ruang di sana, lalu jalankan lagi.`;
  if (isNotWritable(cause))
    return `Folder data "${folder}" tidak dapat ditulisi (${code}). Beri izin tulis, atau pilih folder lain lewat DATA_DIR.`;
  return `Folder data "${folder}" tidak dapat dipakai (${code}). Pilih folder lain lewat DATA_DIR.`;
}

/** What the start writes at least; less free space than this is a full disk. */
const PROBE_BYTES = 1024 * 1024;
/** The embedded database writes its log in files of this size. */
const DATABASE_BYTES = 16 * 1024 * 1024;

/**
 * Makes the data folder when it is not there, and writes a file in it.
 * @throws DataFolderError when nothing can be written there
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const file = path.join(folder, `.probe-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(Buffer.alloc(PROBE_BYTES));
      await handle.sync();
    } finally {
      await handle.close();
      await rm(file, { force: true });
    }
  } catch (error) {
    throw new DataFolderError(folder, error);
  }
}

/** What the embedded database could not be opened by: a full disk, which it does not name, or the error itself. */
export async function dataFolderProblem(folder: string, error: unknown): Promise<unknown> {
  if (error instanceof StartError) return error;
  const space = await statfs(folder).catch(() => null);
  const isFull = space !== null && space.bavail * space.bsize < DATABASE_BYTES;
  return isFull
    ? new DataFolderError(folder, Object.assign(new Error('no space', { cause: error }), { code: 'ENOSPC' }))
    : error;
}
