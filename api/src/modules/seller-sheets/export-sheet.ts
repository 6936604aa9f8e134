import { setImmediate as pause } from 'node:timers/promises';
import { eq, and, asc } from 'drizzle-orm';
import type { SheetQuery } from '@lapak/contracts/api/seller-sheet';
import type { Database } from '../../db/client.ts';
import { categories, priceVarieties } from '../../db/schema/catalogue.ts';
import { exportProducts, referredKeys } from '../../import/export-products.ts';
import { isKept } from '../../import/kept-products.ts';
import { sheetRecord } from '../../lib/csv.ts';
import type { SheetWriter, XlsxSheet } from '../../lib/spreadsheet-writer.ts';
import { versionOf } from '../seller-forms/versions.ts';
import type { PresentProduct } from '../seller-products/present-product.ts';
import { columns, LEVELS, type Column, type ColumnId } from './sheet-columns.ts';
import { exampleRows, guideSheet } from './template.ts';
import type { Value } from './read/cell-values.ts';
import { pictureNames } from './read/picture-names.ts';
import { combinationsOf, shownCells } from './shown-cells.ts';
import { writeTrace } from './trace.ts';

/** The cells of an exported row. */
export type SheetCells = Partial<Record<ColumnId, Value>>;

/** Written in each row of a product; the rest of what is the product's own stands in its first row. */
const inEachRow: ReadonlySet<ColumnId> = new Set<ColumnId>([
  'kode',
  'nama',
  ...LEVELS.map((level) => `variasi${level}` as const),
]);

const EXPORTED_AT_ONCE = 200;
/** Spreadsheets take no longer text. */
const LONGEST_CELL = 32_000;
/** Stands for a text that no cell can have. */
const TOO_LONG = '(terlalu panjang untuk lembar kerja; ubah di halaman produk)';

/** The rows of a product: one for each combination. */
function rowsOf({ row, product }: PresentProduct, categoryNames: ReadonlyMap<string, string>): SheetCells[] {
  const combinations = combinationsOf(product);
  const version = versionOf(row);
  return (combinations.length > 0 ? combinations : [null]).map((combination, at) => {
    const shown = shownCells(product, combination, categoryNames);
    const cells = Object.fromEntries(
      columns.map(({ id, ofRow }): [ColumnId, Value] => {
        if (id === 'jejak' || (at > 0 && !ofRow && !inEachRow.has(id))) return [id, null];
        const value = shown[id];
        return [id, typeof value === 'string' && value.length > LONGEST_CELL ? TOO_LONG : value];
      }),
    ) as Record<ColumnId, Value>;
    return { ...cells, jejak: writeTrace(version, Number(shown.stok ?? 0), (id) => cells[id]) };
  });
}

const flagText = (value: boolean) => (value ? 'ya' : 'tidak');
/** A moment of the wall clock in Jakarta, as spreadsheets have it: without a zone. */
const momentOf = (value: string) =>
  new Date(`${value.replace(' ', 'T')}${value.includes(' ') ? ':00Z' : 'T00:00:00Z'}`);

function pictureText(value: string, urlOf: (file: string) => string): string {
  return pictureNames(value)
    .map((name) => urlOf(name.replace(/^images\//, '')))
    .join('\n');
}

/** The moment itself, with its zone. */
const wallClock = (value: string) =>
  new Date(`${value.replace(' ', 'T')}${value.includes(' ') ? '' : 'T00:00'}:00+07:00`);

/** Rows of a store's products, some products at once. */
async function* exported(db: Database, storeId: number): AsyncGenerator<SheetCells[]> {
  const reader = { tx: db, storeId };
  const keys = await referredKeys(reader);
  const rows = await db
    .select({ key: categories.importKey, nama: categories.nama })
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.isRemoved, false)))
    .orderBy(asc(categories.position));
  const names = new Map(rows.map(({ key, nama }) => [key ?? '', nama]));
  for await (const part of exportProducts(reader, isKept, keys, EXPORTED_AT_ONCE)) {
    yield part.flatMap((present) => rowsOf(present, names));
    await pause();
  }
}

/** The columns of a store: levels that none of its products has are left out after the second. */
async function columnsFor(db: Database, storeId: number): Promise<readonly Column[]> {
  const deepest = await db
    .select({
      three: priceVarieties.optionId3,
      four: priceVarieties.optionId4,
      five: priceVarieties.optionId5,
    })
    .from(priceVarieties)
    .where(and(eq(priceVarieties.storeId, storeId), eq(priceVarieties.isRemoved, false)));
  const levels = deepest.reduce(
    (most, { three, four, five }) =>
      Math.max(most, five !== null ? 5 : four !== null ? 4 : three !== null ? 3 : 2),
    2,
  );
  return columnsUpTo(levels);
}

const valueOf = (publicUrl: string, username: string) => {
  const urlOf = (file: string) => `${publicUrl}/files/stores/${username}/${file}`;
  return (id: ColumnId, value: Value | undefined) => {
    if (value === null || value === undefined) return null;
    if (typeof value === 'boolean') return flagText(value);
    return id === 'gambar' && typeof value === 'string' ? pictureText(value, urlOf) : value;
  };
};

/** Writes a store's products, or a sheet to begin with, as files of spreadsheets. */
export function createSheetExport(db: Database, { publicUrl }: { publicUrl: string }, writer: SheetWriter) {
  async function xlsx(
    store: { id: number; username: string },
    content: SheetQuery['content'],
  ): Promise<Buffer> {
    const isTemplate = content === 'template';
    const used = isTemplate ? columnsUpTo(2) : await columnsFor(db, store.id);
    const textOf = valueOf(publicUrl, store.username);
    const cellOf = ({ id, format }: Column, cells: SheetCells) => {
      const value = textOf(id, cells[id]);
      if (value === null) return null;
      if (format === 'moment' && typeof value === 'string')
        return { value: momentOf(value), format: value.includes(' ') ? 'dd/mm/yyyy hh:mm' : 'dd/mm/yyyy' };
      if (id === 'jejak') return { value, textColor: '#9a9a9a' };
      return { value, ...(typeof value === 'string' ? { format: '@' } : {}) };
    };
    const heads = used.map(({ header }) => ({ value: header, fontWeight: 'bold' as const }));
    const sheet = (name: string, rows: unknown[][]): XlsxSheet => ({
      sheet: name,
      data: [heads, ...rows],
      columns: used.map(({ width }) => ({ width })),
    });
    const rows: unknown[][] = [];
    if (!isTemplate)
      for await (const part of exported(db, store.id))
        rows.push(...part.map((cells) => used.map((column) => cellOf(column, cells))));
    const sheets = [sheet('Produk', rows), guideSheet(used)];
    if (isTemplate)
      sheets.push(
        sheet(
          'Contoh',
          exampleRows.map((cells) => used.map((column) => cellOf(column, cells))),
        ),
      );
    return writer.xlsx(sheets);
  }

  async function* csv(
    store: { id: number; username: string },
    content: SheetQuery['content'],
  ): AsyncGenerator<string> {
    const isTemplate = content === 'template';
    const used = isTemplate ? columnsUpTo(2) : await columnsFor(db, store.id);
    const textOf = valueOf(publicUrl, store.username);
    yield `\uFEFF${sheetRecord(used.map(({ header }) => header))}\r\n`;
    if (isTemplate) return;
    for await (const part of exported(db, store.id))
      yield part
        .map((cells) => {
          const record = used.map(({ id, format }) => {
            const value = textOf(id, cells[id]);
            return format === 'moment' && typeof value === 'string' ? wallClock(value) : value;
          });
          return `${sheetRecord(record)}\r\n`;
        })
        .join('');
  }

  return { xlsx, csv };
}

/** Columns without the levels of variations after one. */
function columnsUpTo(levels: number): readonly Column[] {
  return columns.filter(
    ({ id }) =>
      !LEVELS.some((level) => level > levels && (id === `variasi${level}` || id === `nilai${level}`)),
  );
}
