import { sql } from 'drizzle-orm';
import { bigint, customType, doublePrecision, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** 0 or 1, as the wire has flags; a boolean in the database. */
export type Flag = 0 | 1;

export const flag = customType<{ data: Flag; driverData: boolean }>({
  dataType: () => 'boolean',
  toDriver: (value) => value === 1,
  fromDriver: (value) => (value ? 1 : 0),
});

/** Integer rupiah; beyond 32 bits, and below 2^53 by the limits of the API. */
export const rupiah = () => bigint({ mode: 'number' });

/** A moment, to the millisecond as JavaScript has it. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => moment().notNull().defaultNow();

/** Number that the database gives; unique over all stores, so that a product has one address. */
export const serialId = () => integer().notNull().generatedByDefaultAsIdentity();

/** Seller's id: first in the keys of every table that grows with sellers. */
export const storeId = () => integer().notNull();

/** What the import document calls an entry by. */
export const importKey = () => text();

/** Key of a file in the file storage; on the wire `/files/<key>` for public ones. */
export const fileKey = () => text();

export const degrees = () => doublePrecision();

/** Defaults of flags. */
export const no = sql`false`;
export const yes = sql`true`;
