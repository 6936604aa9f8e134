import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema.ts';

const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));

/** Tables that every machine has a copy of; a new table without a store's number is named here, with intent. */
export const referenceTables: ReadonlySet<string> = new Set([
  'stores',
  'districts',
  'users',
  'user_addresses',
  'auth_tokens',
  'registrations',
  'mailed_codes',
  'guides_seen',
  'store_members',
  'seller_sessions',
  'attempt_counters',
  'customer_stores',
  'district_codes',
  'shipping_quotes',
]);
const others = tables.filter((table) => !referenceTables.has(getTableName(table)));
const hasStore = (table: PgTable) => 'storeId' in getTableColumns(table);

/** Tables whose rows lie with their store: those with its number. */
export const spreadTables: ReadonlySet<string> = new Set(others.filter(hasStore).map(getTableName));

/** Tables that are neither. */
export const undecidedTables = others.filter((table) => !hasStore(table)).map(getTableName);
