import { getTableColumns, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row as JSON has it: by the names of its columns, values as the driver's text would give them. */
export type JsonRow = Record<string, unknown>;

/** The row of a table that a statement is at, as one value. */
export const jsonRow = (table: PgTable) => sql<JsonRow>`row_to_json(${table})`;

/** Rows of a table as one value. @param order columns, the first one first */
export const jsonRowsOf = (table: PgTable, where: SQL | undefined, ...order: SQL[]) =>
  sql<
    JsonRow[]
  >`(select coalesce(json_agg(${jsonRow(table)} order by ${sql.join(order, sql`, `)}), '[]') from ${table} where ${where})`;

/** What a select of the table's columns gives for a row. @throws Error when it is a row of another table */
export function rowFromJson<T extends PgTable>(table: T, row: JsonRow): InferSelectModel<T> {
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const key = column.keyAsName ? toSnakeCase(column.name) : column.name;
    const value = row[key];
    if (value === undefined) throw new Error(`the row has no ${key}`);
    return [name, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(columns) as InferSelectModel<T>; // every column of the table
}

/** As `rowFromJson`, for the rows of `jsonRowsOf`. */
export const rowsFromJson = <T extends PgTable>(table: T, rows: readonly JsonRow[]) =>
  rows.map((row) => rowFromJson(table, row));
