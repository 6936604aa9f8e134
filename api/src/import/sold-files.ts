import { limits } from '@lapak/contracts/limits';
import type { StoreDocument } from './store-document.ts';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { ifSound, ofEachSound } from '@lapak/contracts/store-document/sound-part';
import { contentKey, contentTypeOf } from '../storage/file-storage.ts';
import type { PendingFiles } from './pending-files.ts';
import { readDocumentFile } from './read-document-file.ts';

export const MAX_SOLD_BYTES = limits.soldFileMb * 1024 * 1024;

/** Where the private storage has the files that a store sells. */
export const soldFilesOf = (username: string): string => `downloads/${username}`;

/** A file of the private storage. */
export interface SoldFile {
  key: string;
  bytes: number;
}

export interface SoldFilesRead {
  /** By the path that the document has. */
  files: ReadonlyMap<string, SoldFile>;
  problems: Problem[];
}

/**
 * Reads the files that digital products of a document hand over, for the storage that only the shop itself reads.
 * A file that has changed gets another key, so that past orders keep what they bought.
 * @param folder where the document lies
 */
export async function readSoldFiles(
  pending: PendingFiles,
  document: Pick<StoreDocument, 'products'>,
  { folder, username }: { folder: string; username: string },
): Promise<SoldFilesRead> {
  const files = new Map<string, SoldFile>();
  const problems: Problem[] = [];
  const named = ofEachSound(ifSound(() => document.products) ?? [], ({ file }) => file);
  for (const [at, file] of named.entries()) {
    if (file === undefined || files.has(file)) continue;
    const found = await readDocumentFile(folder, file, MAX_SOLD_BYTES);
    if (found) {
      const { body, source } = found;
      const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
      const key = contentKey(soldFilesOf(username), body, extension);
      pending.add({ key, contentType: contentTypeOf(key), visibility: 'private', source });
      files.set(file, { key, bytes: body.length });
    } else {
      const message = `berkas "${file}" tidak ditemukan, kosong, atau lebih besar dari ${limits.soldFileMb} MB`;
      problems.push({ path: `/products/${at}/file`, message });
    }
  }
  return { files, problems };
}
