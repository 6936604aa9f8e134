import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** As `inArray`, of many numbers: one parameter, where each of a thousand is prepared and typed apart. */
export const isOneOf = (column: AnyPgColumn, numbers: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...numbers])}::bigint[])`;
