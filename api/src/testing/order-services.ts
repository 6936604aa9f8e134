import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { orderKinds } from '../composition/order-kinds.ts';
import type { Database } from '../db/client.ts';
import { createDiskStorage } from '../lib/storage/disk-storage.ts';
import { createPaymentService } from '../modules/payment/payment-service.ts';
import { sandboxProvider } from '../modules/payment/sandbox-provider.ts';
import { createTransactionService } from '../modules/transaction/transaction-service.ts';
import { createCheckoutService, type CheckoutDeps } from '../modules/checkout/checkout-service.ts';

/** The services around an order on a test's database, with a clock that the test moves. */
export async function orderServices(db: Database, own: Partial<CheckoutDeps> = {}) {
  const clock = { time: new Date('2026-11-21T03:00:00Z'), now: () => clock.time };
  const storage = createDiskStorage(await mkdtemp(path.join(os.tmpdir(), 'lapak-orders-')));
  const changed: number[] = [];
  const storeChanged = (storeId: number) => void changed.push(storeId);
  const mails = { write: () => Promise.resolve(), wake: () => undefined };
  const payments = createPaymentService({
    db,
    clock,
    provider: sandboxProvider('rahasia uji'),
    log: { error: () => undefined },
    storeChanged,
    mails,
    kinds: orderKinds,
  });
  const checkout = createCheckoutService({
    db,
    clock,
    storage,
    payments,
    mails,
    storeChanged,
    shippingOptions: () =>
      Promise.resolve([
        {
          code: 'jne',
          name: 'JNE',
          image_url: null,
          costs: [{ service: 'REG', description: 'Reguler', cost: [{ value: 10_000, etd: '2-3' }] }],
        },
      ]),
    traitsOf: () => ({ reseller_mode: 'email', dropship_allowed: true }),
    orderPlaced: () => undefined,
    holdLimitFactor: 0,
    orderLifetimeMs: 24 * 60 * 60 * 1000,
    ...own,
  });
  const transactions = createTransactionService({ db, clock, storage, payments, mails, storeChanged });
  return { checkout, payments, transactions, storage, clock, changed };
}
