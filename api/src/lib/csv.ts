/** A cell that a spreadsheet would run as a formula gets an apostrophe in front, and is text. */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** One record of RFC 4180, without the line break (CRLF) that ends it. */
export const csvRecord = (cells: readonly string[]): string =>
  cells.map((cell) => quoted(harmless(cell))).join(',');

/** Digits that a spreadsheet would take for a number, and lose the zeros in front or the last places of. */
const isDigits = (cell: string) => /^\d+$/.test(cell);

/**
 * A record for a spreadsheet with Indonesian settings, which takes commas for decimals: a number is a number there, and a text of
 * digits (a phone, a receipt number) stays a text.
 */
export const spreadsheetRecord = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell) => {
      if (typeof cell === 'number') return String(cell);
      return quoted(isDigits(cell) ? `="${cell}"` : harmless(cell));
    })
    .join(';');
