import { readFile } from 'node:fs/promises';
import { checkStoreDocument, type CheckedStoreDocument } from '@lapak/contracts/store-document';
import type { Problem } from '@lapak/contracts/store-document/problem';

/** A document that was read and checked; `sound` is null when it is no JSON at all. */
export type DocumentRead = CheckedStoreDocument | { ok: false; problems: Problem[]; sound: null };

/** Reads, parses and checks a document; the HTML in it is sanitized when it is written. */
export async function checkDocument(file: string, now: Date): Promise<DocumentRead> {
  const broken = (message: string) => ({
    ok: false as const,
    problems: [{ path: '/', message }],
    sound: null,
  });
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return broken(`berkas "${file}" tidak dapat dibaca`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return broken(`bukan JSON yang benar: ${error instanceof Error ? error.message : String(error)}`);
  }
  return checkStoreDocument(value, now);
}
