import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FileStorage, Visibility } from '../lib/storage/file-storage.ts';

/** A file that a document brings. */
export interface PendingFile {
  key: string;
  contentType: string;
  visibility: Visibility;
  /** Where it is now. */
  source: string;
}

/** Files of a document until the whole of it is accepted: a document that is refused leaves none in the storage. */
export interface PendingFiles {
  add(file: PendingFile): void;
  /** Adds a file that has not been on the disk yet. */
  addBody(file: Omit<PendingFile, 'source'>, body: Buffer): Promise<void>;
  /** Puts them into the storage. */
  store(storage: FileStorage): Promise<void>;
  /** Removes what was made for the time between. */
  close(): Promise<void>;
}

export async function openPendingFiles(): Promise<PendingFiles> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-import-'));
  const pending = new Map<string, PendingFile>();
  const add = (file: PendingFile) => void pending.set(`${file.visibility} ${file.key}`, file);
  return {
    add,
    async addBody(file, body) {
      const source = path.join(folder, String(pending.size));
      await writeFile(source, body, { mode: 0o600 });
      add({ ...file, source });
    },
    async store(storage) {
      for (const { key, contentType, visibility, source } of pending.values()) {
        await storage.put(key, await readFile(source), contentType, visibility);
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
