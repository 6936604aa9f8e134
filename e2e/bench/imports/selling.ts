import { setTimeout as sleep } from 'node:timers/promises';
import { startApi } from '../../src/support/product.ts';
import { median, percentile } from '../lib/figures.ts';
import type { Options } from '../lib/options.ts';
import { printTable, writeFigures } from '../lib/report.ts';
import { createDatabase } from '../lib/test-database.ts';
import { buy, SHOPPERS, type Bought } from './shoppers.ts';
import { importShop, shopOf } from '../lib/shops.ts';

const PRODUCTS = 20_000;
const OTHERS = 10;
const ROUNDS = 3;
const IMPORTED = 'bench-impor';
/** How many times as long orders elsewhere may take while a store is imported. */
const SLOWER_AT_MOST = 2;

const refused = ({ statuses }: Bought) => statuses.get(503) ?? 0;
const wrong = ({ statuses }: Bought) =>
  [...statuses].reduce((sum, [status, count]) => (status === 200 || status === 503 ? sum : sum + count), 0);

const failed = ({ statuses }: Bought) =>
  [...statuses].reduce((sum, [status, count]) => (status >= 500 ? sum + count : sum), 0);

interface Measured {
  isImporting: boolean;
  inside: Bought;
  outside: Bought;
}

/** Median of the rounds: 99 of 100 orders elsewhere were answered in so many ms. */
const slowest = (some: readonly Measured[]) =>
  median(some.map(({ outside }) => percentile(outside.times, 0.99)));

/** What the import does to other stores that it must not. */
function breaches(measured: readonly Measured[]): string[] {
  const during = measured.filter(({ isImporting }) => isImporting);
  const errors = during.reduce((sum, { outside }) => sum + failed(outside), 0);
  const [usual, beside] = [slowest(measured.filter(({ isImporting }) => !isImporting)), slowest(during)];
  return [
    ...(errors > 0 ? [`${errors} orders elsewhere were answered with 5xx`] : []),
    // Also when there is no figure.
    ...(beside <= usual * SLOWER_AT_MOST
      ? []
      : [`p99 elsewhere is ${beside} ms, without an import ${usual} ms`]),
  ];
}

/**
 * Orders in a store and elsewhere, with and without an import of that store in turns. PostgreSQL only: the embedded database has
 * one session. The process ends with 1 when the import disturbs other stores: an order there is answered with 5xx, or their p99 is
 * more than twice that without an import.
 */
export async function measureSelling(options: Options): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return console.log('imports: TEST_DATABASE_URL names no PostgreSQL server');
  const database = await createDatabase(serverUrl);
  const api = await startApi({
    DATABASE_URL: database.url,
    RATE_LIMIT_FACTOR: '0',
    HOLD_LIMIT_FACTOR: '0',
    DEMO_STORES: '0',
  });
  const measured: Measured[] = [];
  try {
    const names = Array.from({ length: OTHERS }, (_, at) => `bench-lain-${at}`);
    for (const name of names) await importShop(api, name, 1, 20_000);
    await importShop(api, IMPORTED, PRODUCTS, 20_000);
    const here = [await shopOf(api, IMPORTED)];
    const elsewhere = await Promise.all(names.map((name) => shopOf(api, name)));
    const both = async (isImporting: boolean, work: Promise<unknown>) => {
      let isOpen = true;
      const end = work.finally(() => (isOpen = false));
      const sell = [here, elsewhere].map((shops) => buy(api.origin, shops, () => isOpen));
      const [inside, outside] = await Promise.all(sell);
      await end;
      if (inside && outside) measured.push({ isImporting, inside, outside });
    };
    for (let round = 1; round <= ROUNDS; round += 1) {
      await both(false, sleep(options.seconds * 1_000));
      await both(true, importShop(api, IMPORTED, PRODUCTS, 20_000 + round * 1_000));
      console.log(`imports: round ${round}`);
    }
  } finally {
    await api.stop();
    await database.drop();
  }
  const rows = [false, true].flatMap((isImporting) => {
    const some = measured.filter((entry) => entry.isImporting === isImporting);
    return (['outside', 'inside'] as const).map((where) => {
      const bought = some.map((entry) => entry[where]);
      const sum = (figure: (one: Bought) => number) => bought.reduce((all, one) => all + figure(one), 0);
      return {
        orders: where === 'inside' ? 'in the store' : 'elsewhere',
        import: isImporting ? 'yes' : 'no',
        number: sum(({ times }) => times.length),
        p50: median(bought.map(({ times }) => percentile(times, 0.5))),
        p99: median(bought.map(({ times }) => percentile(times, 0.99))),
        refused: sum(refused),
        wrong: sum(wrong),
      };
    });
  });
  printTable(
    `An import of ${PRODUCTS} products, ${SHOPPERS} shoppers in the store and ${SHOPPERS} elsewhere (ms)`,
    rows,
  );
  writeFigures('imports-selling', { rounds: ROUNDS, rows });
  for (const breach of breaches(measured)) {
    console.error(`imports: ${breach}`);
    process.exitCode = 1;
  }
}
