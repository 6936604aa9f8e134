import { parse } from 'csv-parse/sync';
import { documentText } from '../../../import/document-text.ts';

/** UTF-8 or UTF-16, else what old spreadsheets write. */
const textOf = (body: Uint8Array): string =>
  documentText(body) ?? new TextDecoder('windows-1252').decode(body);

/** The sign between cells: the one that divides the first lines into most cells. */
function separatorOf(text: string): string {
  const [, said] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  if (said !== undefined) return said;
  const lines = text.split(/\r?\n/, 30).filter((line) => line.trim() !== '');
  const most = (sign: string) => Math.max(0, ...lines.map((line) => line.split(sign).length));
  return [';', '\t', ',', '|'].reduce((best, sign) => (most(sign) > most(best) ? sign : best));
}

/** The cells of a CSV, with its empty lines. */
export function csvGrid(body: Uint8Array): string[][] {
  const text = textOf(body).replace(/^\uFEFF/, '');
  return parse(text.replace(/^sep=.\r?\n/i, '\n'), {
    delimiter: separatorOf(text),
    bom: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: false,
    skipRecordsWithError: false,
    maxRecordSize: 4_000_000,
  });
}
