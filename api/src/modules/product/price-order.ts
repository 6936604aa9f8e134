import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { isListed } from './product-cards.ts';

const now = sql`${sql.placeholder('now')}::timestamptz`;

/** The price that a card shows: the discount's while it holds and the product is on promotion (spec 1 §5). */
export const priceNow = sql`case when ${products.enableDiscountPricing} and ${products.statusPromo}
    and ${now} between ${products.discountStartDate} and ${products.discountEndDate}
    then least(${products.harga}, coalesce(${products.discountPrice}, ${products.harga}))
    else ${products.harga} end`;

/**
 * Whether every stored price of a store is valid at a moment: none is over and due for renewal, and none is still to
 * come, as the clock of the moment may be behind the one that stored it (ADR 12). Needs the placeholders `storeId` and
 * `now`. The first and the last are read off indexes, whatever the planner's statistics are.
 */
export function keptPricesHold(db: Queryable): SQL<boolean> {
  const ofStore = and(eq(products.storeId, sql.placeholder('storeId')), isListed);
  const firstUntil = db
    .select({ first: sql`min(${products.listedPriceUntil})` })
    .from(products)
    .where(ofStore);
  const lastFrom = db
    .select({ last: sql`max(${products.listedPriceFrom})` })
    .from(products)
    .where(ofStore);
  return sql`coalesce((${firstUntil}) > ${now}, true) and coalesce((${lastFrom}) <= ${now}, true)`;
}
