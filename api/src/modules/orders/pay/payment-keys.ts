import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { paymentKeys, type PaymentEnvironment } from '../../../db/schema/payment-keys.ts';
import type { Sealing } from '../../../lib/sealing.ts';
import type { MidtransKeys } from './midtrans/midtrans-client.ts';

const hosts: Readonly<Record<PaymentEnvironment, string>> = {
  sandbox: 'https://api.sandbox.midtrans.com',
  production: 'https://api.midtrans.com',
};

/** What a sealed key belongs to. */
export const keyOfStore = (storeId: number) => `payment_keys ${storeId}`;

export type PaymentKeysRow = typeof paymentKeys.$inferSelect;

/** The row of a store's keys; null for a store without. */
export async function keysRow(db: Queryable, storeId: number): Promise<PaymentKeysRow | null> {
  const [row] = await db.select().from(paymentKeys).where(eq(paymentKeys.storeId, storeId));
  return row ?? null;
}

/** Where Midtrans is. @param simulated takes its place while the shop is tried */
export const midtransAddress = (environment: PaymentEnvironment, simulated?: string): string =>
  simulated ?? hosts[environment];

/**
 * The keys of a store's own provider; null for a store without.
 * @param sealing null where the shop has no key to seal with: no store has keys then
 */
export async function keysOfStore(
  db: Queryable,
  storeId: number,
  { sealing, midtransUrl }: { sealing: Sealing | null; midtransUrl?: string | undefined },
): Promise<MidtransKeys | null> {
  const row = sealing && (await keysRow(db, storeId));
  if (!row) return null;
  const serverKey = sealing.open(row.sealed, keyOfStore(storeId));
  return { serverKey, baseUrl: midtransAddress(row.environment, midtransUrl) };
}
