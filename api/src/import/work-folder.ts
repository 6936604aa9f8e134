import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
const parentOf = (dataDir: string) => path.join(dataDir, 'importing');

/** Runs with a folder for what an import makes for the time between, and removes it however that ends. */
export async function inWorkFolder<T>(dataDir: string, run: (folder: string) => Promise<T>): Promise<T> {
  const parent = parentOf(dataDir);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(parent, 'import-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bytesIn(folder: string): Promise<{ files: number; bytes: number }> {
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).size),
  );
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * Removes what imports have left whose process was killed. Another process may import into the same data folder, so they are a
 * day old.
 * @param isDryRun only counts
 */
export async function removeOldWorkFolders(
  dataDir: string,
  now: Date,
  { isDryRun }: { isDryRun: boolean },
): Promise<{ files: number; bytes: number }> {
  const found = { files: 0, bytes: 0 };
  const parent = parentOf(dataDir);
  for (const name of await readdir(parent).catch(() => [])) {
    const folder = path.join(parent, name);
    const about = await stat(folder).catch(() => null);
    if (!about?.isDirectory() || now.getTime() - about.mtimeMs < DAY_MS) continue;
    const { files, bytes } = await bytesIn(folder);
    if (!isDryRun) await rm(folder, { recursive: true, force: true });
    found.files += files;
    found.bytes += bytes;
  }
  return found;
}
