import { pgTable, text } from 'drizzle-orm/pg-core';
import { degrees } from './columns.ts';

/** The real districts of Indonesia by their codes in the national register (idn-area-data). */
export const districts = pgTable('districts', {
  id: text().primaryKey(),
  name: text().notNull(),
  regencyId: text().notNull(),
  regency: text().notNull(),
  provinceId: text().notNull(),
  province: text().notNull(),
  /** Approximate, for the distance of a parcel only; see regency-positions.ts. */
  latitude: degrees().notNull(),
  longitude: degrees().notNull(),
});
