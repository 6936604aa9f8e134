import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { columnName } from '../db/column-name.ts';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { insertRows as insert } from '../db/insert-rows.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { renewed, type Difference } from './difference.ts';
import type { ImportContext } from './import-context.ts';

/** Rows per statement: well below the 65,535 parameters of one. */
const CHUNK = 300;

/** Rows that are given as one text. */
const ROWS_AT_ONCE = 2_000;

/** Products that are read and compared at a time. */
export const PRODUCTS_AT_ONCE = 1_000;

/** A list in pieces that fit into one statement. */
export function chunks<T>(list: readonly T[], size = CHUNK): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
}

type Writing = Pick<ImportContext, 'tx' | 'storeId' | 'written'>;
/** A table of a store's rows, each with a number of its own. */
type NumberedTable = PgTable & { storeId: PgColumn; id: PgColumn };

/** Inserts rows of a table without numbers. */
export async function insertRows<Table extends PgTable>(
  { tx, written }: Writing,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const part of chunks(rows, ROWS_AT_ONCE)) await insert(tx, table, part, []);
  written.rows += rows.length;
}

/**
 * Gives rows that exist other values, many by one statement; columns that are not named stay as they are.
 * @param rows all with the same columns
 * @param own what columns become, if they are named, from `given` with what was given and the row as it is
 */
export async function updateRows<Table extends NumberedTable>(
  { tx, storeId, written }: Writing,
  table: Table,
  rows: readonly (Partial<Table['$inferInsert']> & { id: number })[],
  own: Partial<Record<keyof Table['$inferInsert'], SQL>> = {},
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in (rows[0] ?? {}));
  const special = new Map<string, SQL | undefined>(Object.entries(own));
  const set = columns
    .filter(([key]) => key !== 'id')
    .map(([key, column]): [string, SQL] => [
      key,
      special.get(key) ?? sql`given.${sql.identifier(columnName(column))}`,
    ]);
  for (const part of chunks(rows, ROWS_AT_ONCE)) {
    const given = part.map((row) => {
      const values = new Map<string, unknown>(Object.entries(row));
      return Object.fromEntries(columns.map(([key, column]) => [columnName(column), values.get(key)]));
    });
    await tx
      .update<NumberedTable>(table)
      .set(Object.fromEntries(set))
      .from(sql`json_populate_recordset(null::${table}, ${JSON.stringify(given)}::json) given`)
      .where(and(eq(table.storeId, storeId), eq(table.id, sql`given.id`)));
  }
  written.rows += rows.length;
}

/** Takes rows out that orders may name: they stay, marked. */
async function markRemoved(
  { tx, storeId, written }: Writing,
  table: NumberedTable & { isRemoved: PgColumn },
  gone: readonly { id: number; isRemoved: boolean }[],
): Promise<void> {
  const ids = gone.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id);
  for (const part of chunks(ids)) {
    await tx
      .update(table)
      .set({ isRemoved: true })
      .where(and(eq(table.storeId, storeId), isOneOf(table.id, part)));
  }
  written.rows += ids.length;
}

/** Deletes rows that nothing names. */
export async function deleteRows(
  { tx, storeId, written }: Writing,
  table: NumberedTable,
  gone: readonly { id: number }[],
): Promise<void> {
  for (const part of chunks(gone.map(({ id }) => id))) {
    await tx.delete(table).where(and(eq(table.storeId, storeId), isOneOf(table.id, part)));
  }
  written.rows += gone.length;
}

type Found<Table extends PgTable, Row> = Difference<Row, Table['$inferInsert']>;

/** Writes a list of which orders may name the entries: what is gone is marked. */
export async function writeNamedRows<Table extends NumberedTable & { isRemoved: PgColumn }>(
  writing: Writing,
  table: Table,
  found: Found<Table, { id: number; isRemoved: boolean }>,
  own: Partial<Record<keyof Table['$inferInsert'], SQL>> = {},
): Promise<void> {
  await markRemoved(writing, table, found.gone);
  await updateRows(writing, table, renewed(found), own);
  await insertRows(writing, table, found.made);
}

/** Writes a list that nothing else names: what is gone is deleted. */
export async function writeOwnRows<Table extends NumberedTable>(
  writing: Writing,
  table: Table,
  found: Found<Table, { id: number }>,
): Promise<void> {
  await deleteRows(writing, table, found.gone);
  await updateRows(writing, table, renewed(found));
  await insertRows(writing, table, found.made);
}
