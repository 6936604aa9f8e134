import { readFile } from 'node:fs/promises';
import { checkStoreDocument, type CheckedStoreDocument } from '@lapak/contracts/store-document';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { safeDocument } from './safe-document.ts';

/** A document that was read and checked; `sound` is null when it is no JSON at all. */
export type DocumentRead = CheckedStoreDocument | { ok: false; problems: Problem[]; sound: null };

/** Reads, parses, checks and sanitizes a document in this thread. */
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
  const checked = checkStoreDocument(value, now);
  return checked.ok ? { ...checked, document: safeDocument(checked.document) } : checked;
}
