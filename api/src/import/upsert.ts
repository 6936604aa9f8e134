import { sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows per statement: well below the 65,535 parameters of one. */
const CHUNK = 300;

/** A list in pieces that fit into one statement. */
export function chunks<T>(list: readonly T[], size = CHUNK): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
}

const nameOf = (column: PgColumn) => (column.keyAsName ? toSnakeCase(column.name) : column.name);

/** `set` of an upsert: each column takes the value that was to be inserted. */
export function fromExcluded<Key extends string>(columns: Readonly<Record<Key, PgColumn>>): Record<Key, SQL> {
  const entries = Object.entries<PgColumn>(columns).map(([key, column]) => [
    key,
    sql`excluded.${sql.identifier(nameOf(column))}`,
  ]);
  return Object.fromEntries(entries);
}
