import autocannon from 'autocannon';
import { startApi } from '../../src/support/product.ts';
import type { Options } from '../lib/options.ts';
import { printTable, writeFigures } from '../lib/report.ts';
import { createDatabase } from '../lib/test-database.ts';
import { importShop, orderOf, shopOf, type ImportedShop } from './orderable.ts';

/** Spread over many stores, and all in one. */
const STORES = [10, 1];
const CONNECTIONS = 20;
const WARM_UP_S = 5;

/** Orders as often as they are answered, spread over some shops. */
async function order(origin: string, shops: readonly ImportedShop[], seconds: number) {
  let turn = 0;
  const setupRequest = (request: autocannon.Request) => {
    const shop = shops[turn % shops.length];
    turn += 1;
    return shop ? { ...request, ...orderOf(shop) } : request;
  };
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ method: 'POST', path: '/api/checkout', setupRequest }],
  });
  return {
    'a second': result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    wrong: result.non2xx + result.errors + result.timeouts,
  };
}

/** Measures in a shop of its own: what another measurement left to be done, its mails above all, would be done in this one. */
async function measureShop(database: string, env: NodeJS.ProcessEnv, stores: number, seconds: number) {
  const api = await startApi({ ...env, RATE_LIMIT_FACTOR: '0', HOLD_LIMIT_FACTOR: '0', DEMO_STORES: '0' });
  try {
    const names = Array.from({ length: stores }, (_, at) => `bench-toko-${at}`);
    for (const name of names) await importShop(api, name);
    const shops = await Promise.all(names.map((name) => shopOf(api, name)));
    await order(api.origin, shops, WARM_UP_S);
    return { database, stores, ...(await order(api.origin, shops, seconds)) };
  } finally {
    await api.stop();
  }
}

/** Orders a second, in many stores and in one, on every database there is. */
export async function measureOrders({ seconds }: Options): Promise<void> {
  const rows = [];
  const serverUrl = process.env.TEST_DATABASE_URL;
  for (const stores of STORES) {
    if (!serverUrl) break;
    const database = await createDatabase(serverUrl);
    try {
      rows.push(await measureShop('PostgreSQL', { DATABASE_URL: database.url }, stores, seconds));
    } finally {
      await database.drop();
    }
  }
  for (const stores of STORES) rows.push(await measureShop('PGlite', {}, stores, seconds));
  printTable(`Orders, ${CONNECTIONS} at a time (ms)`, rows);
  writeFigures('orders', { rows });
}
