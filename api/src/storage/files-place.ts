import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../lib/error-code.ts';
import type { BucketSettings } from '@lapak/object-store/bucket';

const FILE = 'files-place';

/** A random id in the folder, written once: processes that read the same id share the folder, from any machine. */
async function folderMark(dataDir: string): Promise<string> {
  const file = path.join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomUUID(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}

/** Names the place where files are kept; two processes with the same name find each other's files. */
export async function filesPlace(settings: { dataDir: string; s3: BucketSettings | null }): Promise<string> {
  const { dataDir, s3 } = settings;
  return s3 ? `bucket ${s3.endpoint} ${s3.bucket}` : `folder ${await folderMark(dataDir)}`;
}
