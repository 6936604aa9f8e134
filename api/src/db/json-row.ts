import { getTableColumns, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';
import { columnName } from './column-name.ts';

/** A row as JSON has it: by the names of its columns, values as the driver's text would give them. */
export type JsonRow = Record<string, unknown>;

/** The row of a table that a statement is at, as one value. */
export const jsonRow = (table: PgTable) => sql<JsonRow>`row_to_json(${table})`;

/** Rows of a table as one value. @param order columns, the first one first */
export const jsonRowsOf = (table: PgTable, where: SQL | undefined, ...order: SQL[]) =>
  sql<
    JsonRow[]
  >`(select coalesce(json_agg(${jsonRow(table)} order by ${sql.join(order, sql`, `)}), '[]') from ${table} where ${where})`;

/** What a select of the table's columns gives for rows. @throws Error when one is a row of another table */
export function rowsFromJson<T extends PgTable>(table: T, rows: readonly JsonRow[]): InferSelectModel<T>[] {
  const columns = Object.entries(getTableColumns(table)).map(
    ([name, column]) => [name, column, columnName(column)] as const,
  );
  return rows.map((row) => {
    const found: Record<string, unknown> = {};
    for (const [name, column, key] of columns) {
      const value = row[key];
      if (value === undefined) throw new Error(`the row has no ${key}`);
      found[name] = value === null ? null : column.mapFromDriverValue(value);
    }
    return found as InferSelectModel<T>; // every column of the table
  });
}

/** As `rowsFromJson`, of one row. */
export function rowFromJson<T extends PgTable>(table: T, row: JsonRow): InferSelectModel<T> {
  const [found] = rowsFromJson(table, [row]);
  if (!found) throw new Error('one row gave none');
  return found;
}

/**
 * Many rows of a table, sent as one text: sent as rows, each value is unpacked by the driver, which takes three times as long.
 * @param order columns, the first one first
 */
export async function readRows<T extends PgTable>(
  db: Queryable,
  table: T,
  where: SQL | undefined,
  ...order: SQL[]
): Promise<InferSelectModel<T>[]> {
  const rows = sql<string>`${jsonRowsOf(table, where, ...order)}::text`;
  const [found] = await db.select({ rows }).from(sql`(values (1)) as one`);
  return rowsFromJson(table, JSON.parse(found?.rows ?? '[]') as JsonRow[]);
}
