import type { ReceiptNumbersBody } from '@lapak/contracts/api/seller-report';

type Row = ReceiptNumbersBody['rows'][number];

/** What a spreadsheet's head has in the first cell. */
const isHead = (cell: string) => /^(?:nomor|no\.?|invoice|pesanan)/i.test(cell) && !/\d/.test(cell);

/**
 * Rows as they were pasted from a spreadsheet (tabs) or a CSV (semicolons, else commas): order number, receipt number, and
 * the courier where there is a third cell. Empty lines and the head are left out.
 */
export function pastedRows(text: string): Row[] {
  return text
    .split(/\r?\n/)
    .map((line) => {
      const separator = ['\t', ';', ','].find((sign) => line.includes(sign)) ?? '\t';
      return line.split(separator).map((cell) => cell.trim().replace(/^(?:="?|")|"$/g, ''));
    })
    .filter(([order = '', resi = '']) => order !== '' || resi !== '')
    .filter(([order = ''], at) => !(at === 0 && isHead(order)))
    .map(([order = '', resi = '', kurir = '']) => ({ order, resi, ...(kurir === '' ? {} : { kurir }) }));
}
