import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { ParcelCheckpoint } from '@lapak/contracts/api/order';
import type { ShippingOption } from '@lapak/contracts/api/shipping';
import { timestamptz, rowId, rupiah, storeId } from './columns.ts';
import { orders } from './orders.ts';
import { stores } from './stores.ts';

/** What a courier service calls our districts; written by `operator districts map`. */
export const districtCodes = pgTable(
  'district_codes',
  { provider: text().notNull(), districtId: text().notNull(), code: text().notNull() },
  (t) => [primaryKey({ columns: [t.provider, t.districtId] })],
);

/** What a courier service last answered for a parcel, so that the same is not asked again; the same for every store. */
export const shippingQuotes = pgTable(
  'shipping_quotes',
  {
    /** Names the provider, both places, the weight and the couriers. */
    key: text().primaryKey(),
    options: jsonb().$type<ShippingOption[]>().notNull(),
    askedAt: timestamptz().notNull(),
  },
  (t) => [index('shipping_quotes_asked').on(t.askedAt)],
);

/** A store's own prices of shipping: of the rows whose area has a district, the smallest area of each service counts. */
export const storeRates = pgTable(
  'store_rates',
  {
    storeId: storeId().references(() => stores.id),
    /** As in the seller's sheet. */
    position: integer().notNull(),
    /** A district, a regency or a province by its code in the national register; empty is all of Indonesia. */
    areaId: text().notNull(),
    service: text().notNull(),
    /** Grams that each price is for; a begun step costs a whole one. */
    stepGrams: integer().notNull(),
    price: rupiah().notNull(),
    /** "2-3", or empty when it is not known. */
    days: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.position] }),
    check('store_rates_step', sql`${t.stepGrams} > 0`),
    check('store_rates_price', sql`${t.price} >= 0`),
  ],
);

/** How far the parcel of an order is, as its courier last said. */
export const parcelTracks = pgTable(
  'parcel_tracks',
  {
    storeId: storeId(),
    orderId: rowId().notNull(),
    /** What was asked for; another one makes this void. */
    resi: text().notNull(),
    checkpoints: jsonb().$type<ParcelCheckpoint[]>().notNull(),
    isDelivered: boolean().notNull(),
    /** When the courier last answered; null when it never has. */
    answeredAt: timestamptz(),
    triedAt: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.orderId] }),
    foreignKey({
      columns: [t.storeId, t.orderId],
      foreignColumns: [orders.storeId, orders.id],
      name: 'parcel_tracks_order',
    }).onDelete('cascade'),
  ],
);
