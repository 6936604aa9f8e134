import type { Database, Queryable } from '../../../db/client.ts';
import type { Sealing } from '../../../lib/sealing.ts';
import { storeOfPublicId } from '../../../lib/store-in-id.ts';
import { MIDTRANS, midtransProvider, midtransReference } from './midtrans/midtrans-provider.ts';
import { keysOfStore } from './payment-keys.ts';
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts';

interface ProvidersDeps {
  db: Database;
  clock: { now(): Date };
  /** Collects for every store without keys of its own; null for none. */
  forAll: PaymentProvider | null;
  sealing: Sealing | null;
  /** Takes Midtrans' place while the shop is tried. */
  midtransUrl?: string | undefined;
}

/** Midtrans for stores with keys of their own, and one for the others. */
export function createPaymentProviders(deps: ProvidersDeps): PaymentProviders {
  const { db, clock, forAll } = deps;

  async function own(on: Queryable, storeId: number): Promise<PaymentProvider | null> {
    const keys = await keysOfStore(on, storeId, deps);
    return keys && midtransProvider(keys, { clock });
  }

  async function named(name: string, storeId: number): Promise<PaymentProvider | null> {
    if (name === forAll?.name) return forAll;
    return name === MIDTRANS ? own(db, storeId) : null;
  }

  return {
    isForAll: forAll !== null,
    names: [...(forAll ? [forAll.name] : []), MIDTRANS],
    ofStore: async (on, storeId) => (await own(on, storeId)) ?? forAll,
    named,
    async ofMessage(name, callback) {
      if (name === forAll?.name) return forAll;
      const reference = name === MIDTRANS ? midtransReference(callback) : null;
      const storeId = reference === null ? null : storeOfPublicId(reference);
      return storeId === null ? null : named(name, storeId);
    },
  };
}
