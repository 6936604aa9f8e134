/** A cell that a spreadsheet would run as a formula gets an apostrophe in front, and is text. */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** One record of RFC 4180, without the line break (CRLF) that ends it. */
export const csvRecord = (cells: readonly string[]): string =>
  cells.map((cell) => quoted(harmless(cell))).join(',');
