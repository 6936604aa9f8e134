import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createOrderServices } from '../composition/order-services.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/client.ts';
import type { PaymentProvider } from '../modules/orders/pay/payment-provider.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { testClock } from './test-app.ts';

const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/**
 * The services of orders on a test's database, with a clock that the test moves; mails are dropped.
 * @param provider collects payments; the sandbox without it
 */
export async function orderServices(db: Database, provider?: PaymentProvider) {
  const clock = testClock();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lapak-orders-'));
  const storage = createDiskStorage(dataDir);
  const changed: number[] = [];
  const orders = createOrderServices(
    {
      db,
      clock,
      storage,
      log: silent,
      config: { ...readConfig({ DATA_DIR: dataDir }), trial: true, holdLimitFactor: 0 },
      mails: { write: () => Promise.resolve(), wake: () => undefined },
      storeEvents: { storeChanged: (storeId) => void changed.push(storeId), ordersChanged: () => undefined },
    },
    () => undefined,
    provider,
  );
  return { ...orders, storage, clock, changed };
}
