import { setTimeout as sleep } from 'node:timers/promises';
import { median, percentile } from '../lib/figures.ts';
import { printTable, writeFigures } from '../lib/report.ts';
import { startSeededApi } from '../lib/seeded-api.ts';
import { orderOf, read, shopOf, type ImportedShop } from '../lib/shops.ts';
import { fillWithUnpaid, nameOf } from './overdue.ts';

const ORDERS = 50_000;
const STORES = [1, 50];
/** From the filling until the orders end: the product starts, and shoppers order undisturbed. */
const IN_SECONDS = 40;
const UNDISTURBED_MS = 10_000;
const SHOPPERS = 2;
const PAUSE_MS = 200;
const LOOK_EVERY_MS = 250;

/** Two shoppers order in turns in all shops while `isOpen`. @returns the time of each answer in ms */
async function shop(
  origin: string,
  shops: readonly ImportedShop[],
  isOpen: () => boolean,
): Promise<number[]> {
  const times: number[] = [];
  let turn = 0;
  const shopper = async () => {
    while (isOpen()) {
      const chosen = shops[(turn += 1) % shops.length];
      if (!chosen) return;
      const { path, ...call } = orderOf(chosen);
      const since = performance.now();
      const answer = await fetch(origin + path, call);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`an order was answered with ${answer.status}`);
      times.push(performance.now() - since);
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shopper));
  return times;
}

const stockOf = async (origin: string, username: string) =>
  (await read<{ stock: number }>(`${origin}/api/product/barang-habis?username=${username}`)).stock;

async function measureLapse(database: string, serverUrl: string | null, stores: number) {
  let endsAt = 0;
  const api = await startSeededApi(serverUrl, async (db) => {
    await fillWithUnpaid(db, { stores, orders: ORDERS, inSeconds: IN_SECONDS });
    endsAt = Date.now() + IN_SECONDS * 1_000;
  });
  try {
    const { origin } = api;
    const names = Array.from({ length: stores }, (_, at) => nameOf(at + 1));
    const shops = await Promise.all(names.map((name) => shopOf(api, name)));
    const undisturbedUntil = Date.now() + UNDISTURBED_MS;
    const before = await shop(origin, shops, () => Date.now() < undisturbedUntil);
    if (Date.now() > endsAt) throw new Error('the product took too long to start');
    while ((await stockOf(origin, nameOf(1))) === 0) await sleep(LOOK_EVERY_MS);
    const since = performance.now();
    let isOpen = true;
    const selling = shop(origin, shops, () => isOpen);
    // Goods and tickets end in turns, so the end of the one is that of the other.
    for (const name of names)
      while ((await stockOf(origin, name)) < ORDERS / 2 / stores) await sleep(LOOK_EVERY_MS);
    const seconds = (performance.now() - since) / 1_000;
    isOpen = false;
    const meanwhile = await selling;
    return {
      database,
      stores,
      seconds,
      'an order before, p50': median(before),
      p95: percentile(before, 0.95),
      'an order meanwhile, p50': median(meanwhile),
      'p95 ': percentile(meanwhile, 0.95),
    };
  } finally {
    await api.stop();
  }
}

/** 50,000 unpaid orders that lapse at once, half of them of tickets, while shoppers order in the same stores. */
export async function measureLapses(): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const rows = [];
  for (const stores of STORES) {
    if (serverUrl) rows.push(await measureLapse('PostgreSQL', serverUrl, stores));
    rows.push(await measureLapse('PGlite', null, stores));
  }
  printTable(`${ORDERS} orders that lapse at once (ms)`, rows);
  writeFigures('lapse', { rows });
}
