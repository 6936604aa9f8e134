import { readFile } from 'node:fs/promises';
import { checkStoreDocument, type CheckedStoreDocument } from './check-store-document.ts';
import { documentText } from './document-text.ts';
import { jsonMistake } from './json-mistake.ts';

/** Reads, parses and checks a document; the HTML in it is sanitized when it is written. */
export async function checkDocument(file: string, now: Date): Promise<CheckedStoreDocument> {
  const broken = (message: string) => ({
    ok: false as const,
    problems: [{ path: '/', message }],
    sound: null,
  });
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch {
    return broken(`berkas "${file}" tidak dapat dibaca`);
  }
  const text = documentText(bytes);
  if (text === null)
    return broken(
      'berkas ini bukan teks UTF-8 atau UTF-16 (mungkin Windows-1252 atau "ANSI"); simpan ulang dengan pengodean UTF-8, misalnya di Notepad: Simpan Sebagai, Pengodean: UTF-8',
    );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return broken(`bukan JSON yang benar: ${jsonMistake(text) ?? String(error)}`);
  }
  return checkStoreDocument(value, now);
}
