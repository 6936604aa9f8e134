import { asc, eq } from 'drizzle-orm';
import type { ShippingOption } from '@lapak/contracts/api/shipping';
import type { Queryable } from '../../db/client.ts';
import { storeCouriers, type stores } from '../../db/schema/stores.ts';
import { districtRepository } from '../../districts/district-repository.ts';
import { distanceProvider } from './distance-provider.ts';
import type { ShippingProvider } from './shipping-provider.ts';

/**
 * Prices parcels of a store. Costs in rupiah.
 * @param provider the built-in one prices by distance and weight
 */
export function createShippingService(db: Queryable, provider: ShippingProvider = distanceProvider) {
  return {
    /** Courier options from the store to a district; none when either place is unknown or no courier is offered. */
    async options(request: {
      store: Pick<typeof stores.$inferSelect, 'id' | 'originDistrictId'>;
      destination: string;
      weightGrams: number;
    }): Promise<ShippingOption[]> {
      const districts = districtRepository(db);
      const { store, destination, weightGrams } = request;
      const [from, to, offered] = await Promise.all([
        store.originDistrictId ? districts.find(store.originDistrictId) : null,
        districts.find(destination),
        db
          .select({ code: storeCouriers.code })
          .from(storeCouriers)
          .where(eq(storeCouriers.storeId, store.id))
          .orderBy(asc(storeCouriers.position)),
      ]);
      if (!from || !to) return [];
      return provider.options({ from, to, weightGrams, couriers: offered.map(({ code }) => code) });
    },
  };
}

export type ShippingService = ReturnType<typeof createShippingService>;
