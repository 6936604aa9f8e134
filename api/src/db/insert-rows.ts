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

/** More rows are written by a text of their own: each number of rows is one more statement that every session keeps. */
const MOST_PREPARED = 4;

/** Drizzle gives a placeholder's null to the column, which would make another value of it. */
const orNull = (column: DriverValueEncoder<unknown, unknown>): DriverValueEncoder<unknown, unknown> => ({
  mapToDriverValue: (value) => (value === null ? null : column.mapToDriverValue(value)),
});

const names = new Map<string, string>();

/** One name for each list of values. */
function nameOf(name: string, given: object): string {
  const list = [name, ...Object.keys(given)].join();
  const known = names.get(list) ?? `${name} ${names.size + 1}`;
  names.set(list, known);
  return known;
}

/** What of rows stands in the text of a statement, and what is given when it runs. */
function placed(table: PgTable, rows: readonly object[]) {
  const columns = getTableColumns(table);
  const texts: Record<string, unknown>[] = [];
  const given: Record<string, unknown> = {};
  for (const [at, row] of rows.entries()) {
    const text: Record<string, unknown> = {};
    for (const [key, column] of Object.entries(columns)) {
      const value: unknown = Reflect.get(row, key);
      if (value === undefined) continue;
      const name = `${key} ${at}`;
      text[key] = sql`${sql.param(sql.placeholder(name), orNull(column))}`;
      given[name] = value;
    }
    texts.push(text);
  }
  return { texts, given };
}

/** An insert that is sent now, or prepared. */
interface Insert extends PromiseLike<unknown> {
  prepare(name: string): { execute(given: Record<string, unknown>): Promise<unknown> };
}

async function send(
  db: Queryable,
  name: string,
  table: PgTable,
  rows: readonly object[],
  insert: (on: Queryable, values: object[]) => Insert,
): Promise<unknown> {
  if (rows.length === 0) return [];
  if (rows.length > MOST_PREPARED) return insert(db, [...rows]);
  const { texts, given } = placed(table, rows);
  return prepared(db, nameOf(name, given), (on, own) => insert(on, texts).prepare(own)).execute(given);
}

/**
 * Inserts rows of many columns, a few at once by a prepared statement.
 * @param name of the statement; rows that name other columns get one of their own
 */
export async function writeRows<T extends PgTable>(
  db: Queryable,
  name: string,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  await send(db, name, table, rows, (on, values) => on.insert<PgTable>(table).values(values));
}

/** The same. @returns the rows as the database has them */
export async function insertRows<T extends PgTable>(
  db: Queryable,
  name: string,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<InferSelectModel<T>[]> {
  const insert = (on: Queryable, values: object[]) => on.insert<PgTable>(table).values(values).returning();
  return (await send(db, name, table, rows, insert)) as InferSelectModel<T>[];
}

/** The same for one row. */
export async function insertRow<T extends PgTable>(
  db: Queryable,
  name: string,
  table: T,
  row: InferInsertModel<T>,
): Promise<InferSelectModel<T>> {
  const [written] = await insertRows(db, name, table, [row]);
  if (!written) throw new Error('The database wrote no row');
  return written;
}
