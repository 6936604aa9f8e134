import { readFile } from 'node:fs/promises';
import { checkStoreDocument, type CheckedStoreDocument } from '@lapak/contracts/store-document';
import { jsonMistake } from './json-mistake.ts';

/** Reads, parses and checks a document; the HTML in it is sanitized when it is written. */
export async function checkDocument(file: string, now: Date): Promise<CheckedStoreDocument> {
  const broken = (message: string) => ({
    ok: false as const,
    problems: [{ path: '/', message }],
    sound: null,
  });
  let text: string;
  try {
    text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  } catch {
    return broken(`berkas "${file}" tidak dapat dibaca`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return broken(`bukan JSON yang benar: ${jsonMistake(text) ?? String(error)}`);
  }
  return checkStoreDocument(value, now);
}
