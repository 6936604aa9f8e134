import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ShippingOption } from '@lapak/contracts/api/shipping';
import { OWN_COURIER_NAME, OWN_COURIER } from '@lapak/domain/shipping';
import type { Database } from '../../db/client.ts';
import { storeRates } from '../../db/schema/shipping.ts';
import type { Place } from './parcel.ts';

export type StoreRate = Pick<
  typeof storeRates.$inferSelect,
  'areaId' | 'service' | 'stepGrams' | 'price' | 'days'
>;

/** Areas that a district is in, the smallest first; the last one is all of Indonesia. */
const areasOf = ({ id, regencyId, provinceId }: Place) => [id, regencyId, provinceId, ''];

/** Each service of a table at the rate of the smallest area that has the district; rupiah. */
function ratesFor(rates: readonly StoreRate[], to: Place, weightGrams: number): ShippingOption[] {
  const areas = areasOf(to);
  const chosen = new Map<string, StoreRate>();
  for (const rate of rates) {
    const size = areas.indexOf(rate.areaId);
    const present = chosen.get(rate.service);
    if (size >= 0 && (!present || size < areas.indexOf(present.areaId))) chosen.set(rate.service, rate);
  }
  if (chosen.size === 0) return [];
  const costs = [...chosen.values()].map(({ service, stepGrams, price, days }) => ({
    service,
    description: '',
    cost: [{ value: price * Math.max(1, Math.ceil(weightGrams / stepGrams)), etd: days }],
  }));
  return [{ code: OWN_COURIER, name: OWN_COURIER_NAME, image_url: null, costs }];
}

/** What a store's own table says of a parcel to a district; none when it has no rate for it. */
export async function ownRates(
  db: Database,
  storeId: number,
  to: Place,
  weightGrams: number,
): Promise<ShippingOption[]> {
  const rates = await db
    .select()
    .from(storeRates)
    .where(and(eq(storeRates.storeId, storeId), inArray(storeRates.areaId, areasOf(to))))
    .orderBy(asc(storeRates.position));
  return ratesFor(rates, to, weightGrams);
}
