import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage, Visibility } from '../storage/file-storage.ts';

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
  /**
   * Removes from the storage what was not there before.
   * @param namedOf which of these keys a row names by now
   */
  takeBack(
    storage: FileStorage,
    namedOf: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<void>;
}

/** @param folder for what has not been on the disk yet */
export function openPendingFiles(folder: string): PendingFiles {
  const added: PendingFile[] = [];
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
      for (const file of pending.values()) {
        const { key, contentType, visibility, source } = file;
        if ((await storage.size(key, visibility)) === null) added.push(file);
        // Also when it is there: a file that was written lately is not swept before a row names it.
        await storage.put(key, await readFile(source), contentType, visibility);
      }
    },
    async takeBack(storage, namedOf) {
      if (added.length === 0) return;
      const named = await namedOf(added.map(({ key }) => key));
      for (const { key, visibility } of added) if (!named.has(key)) await storage.discard(key, visibility);
    },
  };
}
