import {
  getTableColumns,
  sql,
  type DriverValueEncoder,
  type InferInsertModel,
  type InferSelectModel,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';
import { prepared } from './prepared.ts';

/** Drizzle gives a placeholder's null to the column, which would make another value of it. */
const orNull = (column: DriverValueEncoder<unknown, unknown>): DriverValueEncoder<unknown, unknown> => ({
  mapToDriverValue: (value) => (value === null ? null : column.mapToDriverValue(value)),
});

const names = new Map<string, string>();

/** One name for each list of columns. */
function nameOf(name: string, columns: readonly string[]): string {
  const list = [name, ...columns].join();
  const known = names.get(list) ?? `${name} ${names.size + 1}`;
  names.set(list, known);
  return known;
}

/**
 * Inserts a row of many columns by a prepared statement.
 * @param name of the statement; rows that name other columns get one of their own
 * @returns the row as the database has it
 */
export async function insertRow<T extends PgTable>(
  db: Queryable,
  name: string,
  table: T,
  row: InferInsertModel<T>,
): Promise<InferSelectModel<T>> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key]) => Reflect.get(row, key) !== undefined,
  );
  const statement = prepared(
    db,
    nameOf(
      name,
      columns.map(([key]) => key),
    ),
    (on, own) => {
      const values = columns.map(([key, column]) => [
        key,
        sql`${sql.param(sql.placeholder(key), orNull(column))}`,
      ]);
      return on.insert<PgTable>(table).values(Object.fromEntries(values)).returning().prepare(own);
    },
  );
  const [written] = await statement.execute({ ...row });
  if (!written) throw new Error('The database wrote no row');
  return written as InferSelectModel<T>;
}
