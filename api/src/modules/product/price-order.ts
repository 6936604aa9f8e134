import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { isListed } from './product-cards.ts';

const now = sql`${sql.placeholder('now')}::timestamptz`;

const hasCombinations = sql`${products.enableVariations} and ${products.lowestVarietyPrice} is not null`;
const fullPrice = sql`case when ${hasCombinations} then ${products.lowestVarietyPrice} else ${products.harga} end`;
const discountPrice = sql`case when ${hasCombinations} then ${products.lowestVarietyDiscountPrice}
    else ${products.discountPrice} end`;

/**
 * The price that a card shows, as `listingPrice` of the domain has it: the discount's while it holds and the product is on
 * promotion (spec 1 §5), the lowest of several combinations. The trigger of `listed_price` computes the same.
 */
export const priceNow = sql`case when ${products.enableDiscountPricing} and ${products.statusPromo}
    and ${now} between ${products.discountStartDate} and ${products.discountEndDate}
    then least(${fullPrice}, ${discountPrice}) else ${fullPrice} end`;

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
