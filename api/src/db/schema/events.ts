import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  createdAt,
  fileKey,
  flag,
  importKey,
  timestamptz,
  no,
  rowId,
  rupiah,
  serialId,
  storeId,
} from './columns.ts';
import { stores } from './stores.ts';

/** Days and times are Jakarta's (WIB). */
export const events = pgTable(
  'events',
  {
    storeId: storeId().references(() => stores.id),
    id: serialId(),
    importKey: importKey(),
    namaEvent: text().notNull(),
    category: text().notNull(),
    imageCoverKey: fileKey(),
    logoOrganizerKey: fileKey(),
    namaOrganizer: text().notNull(),
    tanggalStart: date({ mode: 'string' }).notNull(),
    tanggalEnd: date({ mode: 'string' }).notNull(),
    waktuStart: text().notNull(),
    waktuEnd: text().notNull(),
    namaTempat: text().notNull(),
    alamat: text().notNull(),
    mapLink: text(),
    /** HTML, sanitised when it came in. */
    description: text().notNull(),
    /** A checkout asks a name for each ticket. */
    namePerTicket: boolean().notNull().default(false),
    isRemoved: boolean().notNull().default(false),
    /** Removed to all but the console, where it can be shown again. */
    isHidden: flag().notNull().default(no),
    createdAt: createdAt(),
    /** When it or a kind of its tickets was changed last; sales leave it. */
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('events_import_key').on(t.storeId, t.importKey),
    check('events_hidden', sql`not ${t.isHidden} or ${t.isRemoved}`),
  ],
);

export const tickets = pgTable(
  'tickets',
  {
    storeId: storeId(),
    id: serialId(),
    eventId: rowId().notNull(),
    importKey: importKey(),
    position: smallint().notNull().default(0),
    namaTiket: text().notNull(),
    harga: rupiah().notNull(),
    /** Tickets there are in all; `sold` of them are taken by orders. */
    quota: integer().notNull(),
    sold: integer().notNull().default(0),
    maxQty: integer(),
    saleStart: timestamptz().notNull(),
    saleEnd: timestamptz().notNull(),
    isRemoved: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('tickets_import_key').on(t.storeId, t.eventId, t.importKey),
    index('tickets_sale_start').on(t.saleStart),
    index('tickets_sale_end').on(t.saleEnd),
    foreignKey({
      columns: [t.storeId, t.eventId],
      foreignColumns: [events.storeId, events.id],
      name: 'tickets_event',
    }).onDelete('cascade'),
    check('tickets_harga', sql`${t.harga} >= 0`),
    check('tickets_sold', sql`${t.sold} >= 0 and ${t.sold} <= ${t.quota}`),
  ],
);
