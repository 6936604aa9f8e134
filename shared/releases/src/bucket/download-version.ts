import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import PQueue from 'p-queue';
import { RELEASE_FILE } from '@lapak/contracts/release-facts';
import { versionFolder, type Part } from '../parts.ts';
import { integrityOf } from '../version/folder-problems.ts';
import { parseFacts } from '../version/read-facts.ts';
import type { Bucket } from './bucket.ts';
import { fileKey } from './bucket-storage.ts';

const TRANSFERS = 8;

async function write(path: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const next = `${path}.${process.pid}.tmp`;
  await writeFile(next, body);
  await rename(next, path);
}

async function isThere(path: string, integrity: string): Promise<boolean> {
  return existsSync(path) && integrityOf(await readFile(path)) === integrity;
}

/**
 * Copies a version out of the bucket; its folder appears when all files are there and are what `release.json` lists.
 * @throws Error with the reason when it is not whole in the bucket
 */
export async function downloadVersion(
  bucket: Bucket,
  dir: string,
  part: Part,
  version: string,
): Promise<void> {
  const list = await bucket.get(fileKey(part, version, RELEASE_FILE));
  if (!list) throw new Error(`it has no ${RELEASE_FILE}`);
  const { files } = parseFacts(list.body.toString(), part, version);
  const target = join(dir, versionFolder(part, version));
  const building = `${target}.building-${process.pid}`;

  async function copy(file: string, integrity: string): Promise<void> {
    if (await isThere(join(building, file), integrity)) return;
    const object = await bucket.get(fileKey(part, version, file));
    if (!object) throw new Error(`${file} is missing`);
    if (integrityOf(object.body) !== integrity) throw new Error(`${file} has another content`);
    await write(join(building, file), object.body);
  }

  try {
    await mkdir(building, { recursive: true });
    const queue = new PQueue({ concurrency: TRANSFERS });
    const copies = Object.entries(files).map(([file, { integrity }]) =>
      queue.add(() => copy(file, integrity)),
    );
    const failed = (await Promise.allSettled(copies)).find((copied) => copied.status === 'rejected');
    if (failed) throw failed.reason;
    await write(join(building, RELEASE_FILE), list.body);
    await rm(target, { recursive: true, force: true });
    await rename(building, target);
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}
