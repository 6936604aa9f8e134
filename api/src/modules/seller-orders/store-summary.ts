import { and, asc, count, desc, eq, gte, inArray, lte, not, sql } from 'drizzle-orm';
import type { SummaryResponse } from '@lapak/contracts/api/seller-report';
import { formatDateWire, parseWib } from '@lapak/domain/wire-dates';
import type { Database } from '../../db/client.ts';
import { priceVarieties, products, variationOptions } from '../../db/schema/catalogue.ts';
import { orders } from '../../db/schema/orders.ts';
import { waitingMoney } from '../seller-money/flagged-money.ts';
import { countsOf } from './listed-orders.ts';

type Summary = SummaryResponse['data'];
type Day = Summary['days'][number];

const DAY_MS = 86_400_000;
const DAYS = 14;
/** Pieces left from which on a product runs out. */
const FEW = 5;
const MAX_SHOWN = 10;

const wibDay = (moment: typeof orders.createdAt | typeof orders.paidAt) =>
  sql<string>`to_char(${moment} at time zone 'Asia/Jakarta', 'YYYY-MM-DD')`;

/** The last fourteen days, today as the last. */
async function daysOf(db: Database, storeId: number, now: Date): Promise<Day[]> {
  const dates = Array.from({ length: DAYS }, (_, at) =>
    formatDateWire(new Date(now.getTime() - (DAYS - 1 - at) * DAY_MS)),
  );
  const from = parseWib(dates[0]) ?? now;
  const placed = await db
    .select({ date: wibDay(orders.createdAt), orders: count() })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), gte(orders.createdAt, from)))
    .groupBy(wibDay(orders.createdAt));
  const paid = await db
    .select({ date: wibDay(orders.paidAt), paid: count(), income: sql<string>`sum(${orders.total})` })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), gte(orders.paidAt, from)))
    .groupBy(wibDay(orders.paidAt));
  return dates.map((date) => {
    const income = paid.find((row) => row.date === date);
    return {
      date,
      orders: placed.find((row) => row.date === date)?.orders ?? 0,
      paid: income?.paid ?? 0,
      income: Number(income?.income ?? 0),
    };
  });
}

const sumOf = (days: readonly Day[]): Summary['today'] => ({
  orders: days.reduce((sum, day) => sum + day.orders, 0),
  paid: days.reduce((sum, day) => sum + day.paid, 0),
  income: days.reduce((sum, day) => sum + day.income, 0),
});

async function runningOut(db: Database, storeId: number): Promise<Summary['running_out']> {
  const isShown = and(
    eq(products.storeId, storeId),
    not(products.isRemoved),
    eq(products.category, 'barang'),
  );
  const single = await db
    .select({ nama: products.nama, stock: products.stock })
    .from(products)
    .where(and(isShown, eq(products.enableVariations, 0), lte(products.stock, FEW)))
    .orderBy(asc(products.stock), asc(products.id))
    .limit(MAX_SHOWN);
  const isOption = [1, 2, 3, 4, 5] as const;
  const combined = await db
    .select({
      nama: products.nama,
      stock: priceVarieties.stock,
      options: sql<(number | null)[]>`array[${sql.join(
        isOption.map((at) => sql`${priceVarieties[`optionId${at}`]}`),
        sql`, `,
      )}]::text[]`,
    })
    .from(priceVarieties)
    .innerJoin(
      products,
      and(eq(products.storeId, priceVarieties.storeId), eq(products.id, priceVarieties.productId)),
    )
    .where(
      and(
        eq(priceVarieties.storeId, storeId),
        isShown,
        eq(products.enableVariations, 1),
        not(priceVarieties.isRemoved),
        lte(priceVarieties.stock, FEW),
      ),
    )
    .orderBy(asc(priceVarieties.stock), asc(priceVarieties.id))
    .limit(MAX_SHOWN);
  const ids = combined.flatMap(({ options }) => options.flatMap((id) => (id === null ? [] : [Number(id)])));
  const names = new Map(
    ids.length === 0
      ? []
      : (
          await db
            .select({ id: variationOptions.id, name: variationOptions.optionName })
            .from(variationOptions)
            .where(and(eq(variationOptions.storeId, storeId), inArray(variationOptions.id, ids)))
        ).map(({ id, name }) => [id, name]),
  );
  const variationOf = (options: readonly (number | null)[]) =>
    options.flatMap((id) => (id === null ? [] : [names.get(Number(id)) ?? ''])).join(', ');
  return [
    ...single.map((row) => ({ ...row, variation: null })),
    ...combined.map(({ options, ...row }) => ({ ...row, variation: variationOf(options) })),
  ]
    .sort((a, b) => a.stock - b.stock)
    .slice(0, MAX_SHOWN);
}

const rejectedSince = (db: Database, storeId: number, from: Date): Promise<Summary['rejected']> =>
  db
    .select({
      ...{ id: orders.publicId, invoice: orders.invoice, nama: orders.nama, total: orders.total },
      reason: orders.rejectReason,
    })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.status, 'REJECTED'), gte(orders.closedAt, from)))
    .orderBy(desc(orders.closedAt))
    .limit(MAX_SHOWN);

/** What a seller asks in the morning. Each figure is a count or a sum over the same orders as the export's. */
export async function storeSummary(db: Database, storeId: number, now: Date): Promise<Summary> {
  const days = await daysOf(db, storeId, now);
  return {
    counts: await countsOf(db, storeId),
    money: await waitingMoney(db, storeId),
    today: sumOf(days.slice(-1)),
    this_week: sumOf(days.slice(-7)),
    last_week: sumOf(days.slice(0, 7)),
    days,
    running_out: await runningOut(db, storeId),
    rejected: await rejectedSince(db, storeId, new Date(now.getTime() - 7 * DAY_MS)),
  };
}
