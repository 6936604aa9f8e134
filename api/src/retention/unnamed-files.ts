import type { Queryable } from '../db/client.ts';
import type { FileStorage, ListedFile, Visibility } from '../storage/file-storage.ts';
import { namedFiles } from '../storage/named-files.ts';

/** A file is written before the row that names it: an import may take long. */
const YOUNGEST_MS = 3 * 24 * 60 * 60 * 1000;
const BATCH = 2_000;
const visibilities: readonly Visibility[] = ['public', 'private'];

interface UnnamedFile {
  file: ListedFile;
  visibility: Visibility;
}

async function* inBatches<T>(entries: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* oldFiles(storage: FileStorage, visibility: Visibility, now: Date) {
  for await (const file of storage.list(visibility))
    if (now.getTime() - file.writtenAt.getTime() >= YOUNGEST_MS) yield file;
}

/** Files that no row names and that were not written in the last days. */
export async function* unnamedFiles(
  db: Queryable,
  storage: FileStorage,
  now: Date,
): AsyncGenerator<UnnamedFile> {
  for (const visibility of visibilities) {
    for await (const batch of inBatches(oldFiles(storage, visibility, now))) {
      const named = await namedFiles(
        db,
        batch.map(({ key }) => key),
      );
      for (const file of batch) if (!named.has(file.key)) yield { file, visibility };
    }
  }
}
