import { formatDateWire, formatTimeWire } from '@lapak/domain/wire-dates';

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front, and is text. */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** One record of RFC 4180, without the line break (CRLF) that ends it. */
export const csvRecord = (cells: readonly string[]): string =>
  cells.map((cell) => quoted(harmless(cell))).join(',');

/**
 * What a spreadsheet would take for a number or a date, and lose the zeros in front, the last places or the text of: a phone number,
 * a code as `12E5`, a size as `3/4`.
 */
const looksTyped = (cell: string) => /^\d[\d.,/:\s-]*(?:e[+-]?\d+)?$/i.test(cell);

export type SpreadsheetCell = string | number | Date | null;

const spreadsheetCell = (cell: SpreadsheetCell): string => {
  if (typeof cell === 'number') return String(cell);
  // The wall clock of Jakarta.
  if (cell instanceof Date) return `${formatDateWire(cell)} ${formatTimeWire(cell)}`;
  const text = cell ?? '';
  return quoted(looksTyped(text) ? `="${text}"` : harmless(text));
};

/**
 * A record for a spreadsheet with Indonesian settings, which takes commas for decimals: numbers and moments are such there, and texts
 * stay texts.
 */
export const spreadsheetRecord = (cells: readonly SpreadsheetCell[]): string =>
  cells.map(spreadsheetCell).join(';');

/**
 * A record for a spreadsheet that is read again: an apostrophe that was in front of such a text already gets another one, so that
 * whoever reads it takes away one.
 */
export const sheetRecord = (cells: readonly SpreadsheetCell[]): string =>
  spreadsheetRecord(
    cells.map((cell) => (typeof cell === 'string' && /^'+[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)),
  );
