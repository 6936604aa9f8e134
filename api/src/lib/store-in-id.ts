import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { randomPart } from './random-id.ts';

/**
 * A public id that says in which store its row lies, so that a database spread over machines asks one of them: the
 * store's number to base 36 in front of 128 random bits. It is no less a secret than one without.
 */
export const publicIdIn = (storeId: number): string => `s${storeId.toString(36)}-${randomPart()}`;

/** The store that a public id names; null for a text that is no public id. */
export function storeOfPublicId(publicId: string): number | null {
  const [, number] = /^s([0-9a-z]{1,10})-/.exec(publicId) ?? [];
  return number === undefined ? null : Number.parseInt(number, 36);
}

const NO_STORE = 0;

/**
 * Whether a row is that of a public id. An id that names no store, or another one than its row's, finds nothing.
 * @param column of the id in the table
 */
export function hasPublicId(
  table: { storeId: PgColumn },
  column: PgColumn,
  publicId: string,
): SQL | undefined {
  return and(eq(table.storeId, storeOfPublicId(publicId) ?? NO_STORE), eq(column, publicId));
}
