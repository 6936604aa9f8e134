import type { StoreDocument } from '@lapak/contracts/store-document';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { contentKey, contentTypeOf, type FileStorage } from '../lib/storage/file-storage.ts';
import { readBeside } from './read-beside.ts';

const MAX_MB = 100;
const MAX_BYTES = MAX_MB * 1024 * 1024;

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
 * Reads the files that digital products of a document hand over, and stores them where only the shop itself reads them.
 * A file that has changed gets another key, so that past orders keep what they bought.
 * @param folder where the document lies
 */
export async function readSoldFiles(
  storage: FileStorage,
  document: StoreDocument,
  folder: string,
): Promise<SoldFilesRead> {
  const files = new Map<string, SoldFile>();
  const problems: Problem[] = [];
  for (const [at, { file }] of (document.products ?? []).entries()) {
    if (file === undefined || files.has(file)) continue;
    const body = await readBeside(folder, file, MAX_BYTES);
    if (body) {
      const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
      const key = contentKey(`downloads/${document.store.username}`, body, extension);
      await storage.put(key, body, contentTypeOf(key), 'private');
      files.set(file, { key, bytes: body.length });
    } else {
      const message = `berkas "${file}" tidak ditemukan, kosong, atau lebih besar dari ${MAX_MB} MB`;
      problems.push({ path: `/products/${at}/file`, message });
    }
  }
  return { files, problems };
}
