import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { renewed, type Difference } from './difference.ts';
import type { ImportContext } from './import-context.ts';

/** Rows per statement: well below the 65,535 parameters of one. */
const CHUNK = 300;

/** A list in pieces that fit into one statement. */
export function chunks<T>(list: readonly T[], size = CHUNK): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
}

type Writing = Pick<ImportContext, 'tx' | 'storeId' | 'written'>;
type Values = Record<string, unknown>;
/** A table of a store's rows, each with a number of its own. */
type NumberedTable = PgTable & { storeId: PgColumn; id: PgColumn };

const nameOf = (column: PgColumn) => (column.keyAsName ? toSnakeCase(column.name) : column.name);

/** What a row is found by never changes; naming it would lock the row against those that refer to it. */
const found: readonly string[] = ['storeId', 'id', 'importKey'];

/** `set` of an upsert: each column of the values takes what was to be inserted. */
function fromExcluded(table: PgTable, values: Values): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key]) => key in values && !found.includes(key),
  );
  return Object.fromEntries(
    columns.map(([key, column]) => [key, sql`excluded.${sql.identifier(nameOf(column))}`]),
  );
}

/** Inserts rows of a table without numbers. */
export async function insertRows<Table extends PgTable>(
  { tx, written }: Writing,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const part of chunks(rows)) await tx.insert<PgTable>(table).values(part);
  written.rows += rows.length;
}

/**
 * Gives rows that exist other values, many by one statement. They name their numbers, so that none is drawn from the
 * sequence.
 * @param rows all with the same columns, and among them those that must not be null
 * @param own columns that are more than what was given
 */
export async function updateRows<Table extends NumberedTable>(
  { tx, written }: Writing,
  table: Table,
  rows: readonly (Table['$inferInsert'] & { id: number })[],
  own: Partial<Record<keyof Table['$inferInsert'], SQL>> = {},
): Promise<void> {
  for (const part of chunks(rows)) {
    await tx
      .insert<NumberedTable>(table)
      .values(part)
      .onConflictDoUpdate({
        target: [table.storeId, table.id],
        set: { ...fromExcluded(table, part[0] ?? {}), ...own },
      });
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
      .where(and(eq(table.storeId, storeId), inArray(table.id, part)));
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
    await tx.delete(table).where(and(eq(table.storeId, storeId), inArray(table.id, part)));
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
