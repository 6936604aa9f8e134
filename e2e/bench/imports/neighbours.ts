import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@lapak/contracts/routes';
import { operatorOf } from '../../src/support/operator.ts';
import { startProduct, type RunningProduct } from '../../src/support/product.ts';
import { writeStoreDocument } from '../../src/support/throw-away-store.ts';
import { median, percentile } from '../lib/figures.ts';
import type { Options } from '../lib/options.ts';
import { printTable, writeFigures, type Row } from '../lib/report.ts';
import { importShop, orderOf, shopDocument, shopOf, type ImportedShop } from '../lib/shops.ts';

const PRODUCTS = 5_000;
const ROUNDS = 3;
const EVERY_MS = 100;
/** 99 of 100 orders in another store are answered within this. */
const WITHIN_MS = 1_000;

type Call = () => Promise<Response>;

/** Calls all the time while `isOpen`. @returns the time of each answer in ms, and how many failed */
async function ask(call: Call, isOpen: () => boolean) {
  const times: number[] = [];
  let failed = 0;
  while (isOpen()) {
    const since = performance.now();
    const answer = await call();
    await answer.arrayBuffer();
    if (!answer.ok) failed += 1;
    times.push(performance.now() - since);
    await sleep(EVERY_MS);
  }
  return { times, failed };
}

/** What a shopper of another store asks for; nothing of it is in a cache. */
function callsOf(origin: string, shop: ImportedShop): Record<string, Call> {
  let asked = 0;
  const anew = () => `keyword=barang ${(asked += 1)}`;
  return {
    listing: () => fetch(`${origin}/api/product?username=${shop.username}&${anew()}`),
    home: () => fetch(`${origin}${paths.home(shop.username)}?${anew()}`),
    order: () => {
      const { path, ...call } = orderOf(shop);
      return fetch(origin + path, call);
    },
  };
}

/** A store as it is new, imported again as it is, and with all prices changed. */
const documentsOf = (name: string) => [
  { what: '5,000 new products', document: shopDocument(name, PRODUCTS, 20_000) },
  { what: 'nothing changed', document: shopDocument(name, PRODUCTS, 20_000) },
  { what: '5,000 changed prices', document: shopDocument(name, PRODUCTS, 22_000) },
];

/** Asks another store of a running product while stores come in. */
async function askNeighbours(product: RunningProduct, rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  await importShop(product, 'bench-tetangga', 20, 20_000);
  const calls = Object.entries(callsOf(product.origin, await shopOf(product, 'bench-tetangga')));
  const meanwhile = async (what: string, work: Promise<unknown>) => {
    let isOpen = true;
    const asked = calls.map(async ([name, call]) => ({ name, ...(await ask(call, () => isOpen)) }));
    await work.finally(() => (isOpen = false));
    for (const { name, times, failed } of await Promise.all(asked)) {
      rows.push({
        meanwhile: what,
        call: name,
        answers: times.length,
        p50: median(times),
        p99: percentile(times, 0.99),
        slowest: Math.max(...times),
        failed,
      });
    }
  };
  for (let round = 1; round <= rounds; round += 1) {
    await meanwhile('nothing', sleep(8_000));
    for (const { what, document } of documentsOf(`bench-datang-${round}`)) {
      const { file, remove } = writeStoreDocument(document);
      await meanwhile(what, operatorOf(product)('import', file)).finally(remove);
    }
  }
  return rows;
}

/**
 * Another store's listing, home and orders on the embedded database, which has one session, while products come in. The process
 * ends with 1 when its orders or pages fail or take more than a second.
 */
export async function measureNeighbours({ isQuick }: Options): Promise<void> {
  const { product, stop } = await startProduct({ RATE_LIMIT_FACTOR: '0', HOLD_LIMIT_FACTOR: '0' });
  let rows: Row[];
  try {
    rows = await askNeighbours(product, isQuick ? 1 : ROUNDS);
  } finally {
    await stop();
  }
  printTable('Another store during an import, embedded database (ms)', rows);
  writeFigures('imports-neighbours', { rows });
  for (const { meanwhile, call, p99, failed } of rows) {
    if (Number(failed) === 0 && Number(p99) <= WITHIN_MS) continue;
    console.error(`imports: ${call} during ${meanwhile}: p99 ${p99} ms, ${failed} failed`);
    process.exitCode = 1;
  }
}
