import {
  getTableColumns,
  getTableName,
  is,
  sql,
  SQL,
  type Column,
  type InferInsertModel,
  type InferSelectModel,
} from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { wellFormed } from '@lapak/domain/well-formed';
import type { Queryable } from './client.ts';
import { columnName } from './column-name.ts';
import { prepared } from './prepared.ts';

/** A table whose rows belong to stores, and have a number from the database. */
type StoreTable = PgTable & Record<'storeId' | 'id', AnyPgColumn>;

/** A row that has no number yet. */
export type NewRow<T extends StoreTable> = Omit<InferSelectModel<T>, 'id'>;

/** Rows of another table that refer to a new row by its number, or do not. */
export interface RelatedRows {
  table: StoreTable;
  rows: readonly object[];
  /** Column that gets the number. */
  key?: string;
}

/** Rows of a table beside a new row. @param key column that gets the new row's number; null when they do not refer to it */
export const relatedRows = <T extends StoreTable, Key extends (keyof InferSelectModel<T> & string) | null>(
  table: T,
  key: Key,
  rows: readonly Omit<NewRow<T>, Key & string>[],
): RelatedRows => ({ table, rows, ...(key === null ? {} : { key }) });

/**
 * The row that the database would make of values: where none is given, it has the default of its column, or null.
 * @throws Error when only the database could compute a default
 */
export function newRow<T extends StoreTable>(table: T, values: Omit<InferInsertModel<T>, 'id'>): NewRow<T> {
  const row: Record<string, unknown> = {};
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    if (key === 'id') continue;
    const value: unknown = Reflect.get(values, key);
    row[key] = value === undefined ? defaultOf(column) : value;
  }
  return row as NewRow<T>; // every column but the number
}

function defaultOf({ name, default: value = null }: Column): unknown {
  if (is(value, SQL)) throw new Error(`a value of ${name} has to be given`);
  return value;
}

type NamedColumns = readonly (readonly [name: string, column: AnyPgColumn])[];

/** As JSON of which the database makes the same values; what is not given is left out. */
function jsonOf(columns: NamedColumns, rows: readonly object[]): string {
  const encoded = rows.map((row) => {
    const values: Record<string, unknown> = {};
    for (const [key, column] of columns) {
      const value: unknown = Reflect.get(row, key);
      if (value === null || value === undefined) continue;
      // The driver's value of a JSON column is a text, which would be taken for a JSON text.
      const sent: unknown = column.dataType === 'json' ? value : column.mapToDriverValue(value);
      // In JSON, unlike in a text, PostgreSQL refuses half a surrogate pair.
      values[columnName(column)] = typeof sent === 'string' ? wellFormed(sent) : sent;
    }
    return values;
  });
  return JSON.stringify(encoded);
}

const names = (columns: readonly SQL[]) => sql.join([...columns], sql`, `);

/** An insert of rows that are given as JSON, so that one text, planned once, is for any number of them. */
function insertOf({ table, key }: RelatedRows, at: number): SQL {
  const own = Object.entries(getTableColumns(table)).filter(
    ([name]) => name !== 'id' && name !== 'storeId' && name !== key,
  );
  const columns = own.map(([, column]) => sql`${sql.identifier(columnName(column))}`);
  const referring = key === undefined ? undefined : getTableColumns(table)[key];
  const values = columns.map((column) => sql`given.${column}`);
  const rows = sql`json_populate_recordset(null::${table}, ${sql.placeholder(`rows${at}`)}::json) as given`;
  const store = sql`${sql.placeholder('storeId')}::bigint`;
  return referring
    ? sql`insert into ${table} (store_id, ${sql.identifier(columnName(referring))}, ${names(columns)})
        select ${store}, "written"."id", ${names(values)} from "written", ${rows}`
    : sql`insert into ${table} (store_id, ${names(columns)}) select ${store}, ${names(values)} from ${rows}`;
}

/** @returns the numbers of the rows of the first part */
async function send(db: Queryable, storeId: number, parts: readonly [RelatedRows, ...RelatedRows[]]) {
  const name = `insert ${parts.map(({ table, key = '' }) => `${getTableName(table)} ${key}`).join()}`;
  const statement = prepared(db, name, (on, own) => {
    const [first, ...others] = parts;
    const id = sql<number>`id`.mapWith(Number).as('id');
    const written = on.$with('written', { id }).as(sql`${insertOf(first, 0)} returning id`);
    const rest = others.map((part, at) => on.$with(`related${at}`, {}).as(insertOf(part, at + 1)));
    return on
      .with(written, ...rest)
      .select({ id: written.id })
      .from(written)
      .prepare(own);
  });
  const rows = Object.fromEntries(
    parts.map((part, at) => [`rows${at}`, jsonOf(Object.entries(getTableColumns(part.table)), part.rows)]),
  );
  return statement.execute({ storeId, ...rows });
}

/** Rows by the columns that they name, so that the database gives the others their defaults. */
function byColumns<Row extends object>(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const named = Object.entries(row).flatMap(([key, value]) => (value === undefined ? [] : [key]));
    const key = named.sort().join();
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/**
 * Inserts rows of any table, as one JSON text for those that name the same columns: as values each is a parameter, and unpacking those
 * takes several times as long. What a row does not name has its default.
 * @param returning columns whose values are wanted
 */
export async function insertRows<T extends PgTable, Key extends keyof InferSelectModel<T> & string>(
  db: Queryable,
  table: T,
  rows: readonly InferInsertModel<T>[],
  returning: readonly Key[],
): Promise<Pick<InferSelectModel<T>, Key>[]> {
  const found: unknown[] = [];
  const all = Object.entries(getTableColumns(table));
  const wanted = all.filter(([key]) => (returning as readonly string[]).includes(key));
  const back = wanted.map(([, column]) => sql`${sql.identifier(columnName(column))}`);
  const fields = Object.fromEntries(
    wanted.map(([key, column]) => {
      const name = columnName(column);
      return [key, sql`${sql.identifier(name)}`.mapWith(column).as(name)];
    }),
  );
  for (const group of byColumns(rows)) {
    const columns = all.filter(([key]) => Reflect.get(group[0] ?? {}, key) !== undefined);
    const into = columns.map(([, column]) => sql`${sql.identifier(columnName(column))}`);
    const given = into.map((column) => sql`given.${column}`);
    const written = db.$with('written', fields).as(
      sql`insert into ${table} (${names(into)})
        select ${names(given)} from json_populate_recordset(null::${table}, ${jsonOf(columns, group)}::json) as given
        returning ${names(back.length > 0 ? back : [sql`1`])}`,
    );
    found.push(...(await db.with(written).select().from(written)));
  }
  return found as Pick<InferSelectModel<T>, Key>[]; // of the columns that were asked for
}

/** Inserts rows of a store. @throws Error when they are of several */
export async function writeRows<T extends StoreTable>(
  db: Queryable,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> {
  const [storeId, ...others] = new Set(rows.map((row) => Number(Reflect.get(row, 'storeId'))));
  if (storeId === undefined) return;
  if (others.length > 0) throw new Error(`rows of ${getTableName(table)} for several stores`);
  await send(db, storeId, [relatedRows(table, null, rows)]);
}

/**
 * Inserts a row, and rows of the same store beside it, by one statement.
 * @returns the number of the row
 */
export async function writeRow<T extends StoreTable>(
  db: Queryable,
  table: T,
  row: NewRow<T>,
  others: readonly RelatedRows[],
): Promise<number> {
  const storeId = Number(Reflect.get(row, 'storeId'));
  const [written] = await send(db, storeId, [relatedRows(table, null, [row]), ...others]);
  if (!written) throw new Error('The database wrote no row');
  return written.id;
}
