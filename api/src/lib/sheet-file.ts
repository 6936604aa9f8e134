import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { spreadsheetRecord, type SpreadsheetCell } from './csv.ts';
import { createSheetWriter, spreadsheetTypes } from './spreadsheet-writer.ts';

/** A column of a file: amounts are numbers in rupiah, moments dates in WIB, everything else is text. */
export interface Column<Row> {
  header: string;
  /** In characters. */
  width: number;
  value(row: Row): SpreadsheetCell;
}

/** What a file has: rows come a batch at a time. */
export interface SheetOf<Row> {
  /** What the sheet in the file is called. */
  sheet: string;
  columns: readonly Column<Row>[];
  rows: AsyncIterable<readonly Row[]>;
}

const cellsOf = <Row>(row: Row, columns: readonly Column<Row>[]): SpreadsheetCell[] =>
  columns.map(({ value }) => value(row));

const WIB_MS = 7 * 3_600_000;
/** Spreadsheets know no time zones: a moment is the wall clock of Jakarta. */
const sheetCell = (cell: SpreadsheetCell) =>
  cell instanceof Date ? new Date(cell.getTime() + WIB_MS) : cell === '' ? null : cell;

/** Writes CSV with the mark by which spreadsheets read its letters right. */
async function* csvOf<Row>({ columns, rows }: SheetOf<Row>): AsyncGenerator<string> {
  yield `\uFEFF${spreadsheetRecord(columns.map(({ header }) => header))}\r\n`;
  for await (const batch of rows)
    yield batch.map((row) => `${spreadsheetRecord(cellsOf(row, columns))}\r\n`).join('');
}

/** Files of tables for the people of a store. */
export function createSheetFiles() {
  const writer = createSheetWriter();

  async function xlsxOf<Row>({ sheet, columns, rows: batches }: SheetOf<Row>): Promise<Buffer> {
    const data: unknown[][] = [columns.map(({ header }) => ({ value: header, fontWeight: 'bold' }))];
    for await (const batch of batches) data.push(...batch.map((row) => cellsOf(row, columns).map(sheetCell)));
    return writer.xlsx([{ sheet, data, columns: columns.map(({ width }) => ({ width })) }]);
  }
  return {
    /**
     * Answers a table as a file to keep: as xlsx with typed cells, or as CSV.
     * @param name of the file without its ending
     */
    async send<Row>(
      reply: FastifyReply,
      name: string,
      format: keyof typeof spreadsheetTypes,
      table: SheetOf<Row>,
    ): Promise<FastifyReply> {
      void reply
        .type(spreadsheetTypes[format])
        .header('content-disposition', contentDisposition(`${name}.${format}`));
      return reply.send(format === 'xlsx' ? await xlsxOf(table) : Readable.from(csvOf(table)));
    },
    close: () => writer.close(),
  };
}
