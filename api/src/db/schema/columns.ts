import { sql } from 'drizzle-orm';
import { bigint, customType, doublePrecision, text, timestamp } from 'drizzle-orm/pg-core';

/** 0 or 1, as the wire has flags; a boolean in the database. */
export type Flag = 0 | 1;

export const flag = customType<{ data: Flag; driverData: boolean }>({
  dataType: () => 'boolean',
  toDriver: (value) => value === 1,
  fromDriver: (value) => (value ? 1 : 0),
});

/** Integer rupiah; beyond 32 bits, and below 2^53 by the limits of the API. */
export const rupiah = () => bigint({ mode: 'number' });

/** A timestamptz, to the millisecond as JavaScript has it. */
export const timestamptz = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => timestamptz().notNull().defaultNow();

/**
 * Number that the database gives; unique over all stores, so that a product has one address. Beyond 32 bits, which the
 * imports of many stores would use up, and below 2^53.
 */
export const serialId = () => bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity();

/** Number of a row of another table. @param name of the column when it is not that of the key in snake case */
export const rowId = (name?: string) =>
  name === undefined ? bigint({ mode: 'number' }) : bigint(name, { mode: 'number' });

/** Seller's id: first in the keys of every table that grows with sellers. */
export const storeId = () => rowId().notNull();

/** What the import document calls an entry by. */
export const importKey = () => text();

/** Key of a file in the file storage; on the wire `/files/<key>` for public ones. */
export const fileKey = () => text();

export const degrees = () => doublePrecision();

/** Defaults of flags. */
export const no = sql`false`;
export const yes = sql`true`;
