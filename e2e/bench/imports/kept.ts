import { setTimeout as sleep } from 'node:timers/promises';
import { operatorOf } from '../../src/support/operator.ts';
import { startProduct } from '../../src/support/product.ts';
import { writeStoreDocument } from '../../src/support/throw-away-store.ts';
import { addresses } from '../lib/addresses.ts';
import { median, percentile } from '../lib/figures.ts';
import { printTable, writeFigures, type Row } from '../lib/report.ts';
import { shopDocument } from '../lib/shops.ts';

const PRODUCTS = 20_000;
const ROUNDS = 3;
const EVERY_MS = 10;
const SETTLE_MS = 1_000;

/** Asks for an address all the time while `isOpen`. @returns the time of each answer in ms */
async function ask(address: string, isOpen: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (isOpen()) {
    const since = performance.now();
    const answer = await fetch(address);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    times.push(performance.now() - since);
    await sleep(EVERY_MS);
  }
  return times;
}

/** The store as it is new, with one price changed, and with all of them changed. */
function documentsOf(name: string) {
  const whole = shopDocument(name, PRODUCTS, 20_000);
  const [first, ...others] = whole.products;
  if (!first) throw new Error('a store without products');
  return [
    { what: '20,000 new products', document: whole },
    { what: 'one changed price', document: { ...whole, products: [{ ...first, harga: 21_000 }, ...others] } },
    { what: '20,000 changed prices', document: shopDocument(name, PRODUCTS, 22_000) },
  ];
}

/** What a document and a kept page take on the embedded database while stores of 20,000 products come in. */
export async function measureKept(): Promise<void> {
  const { product, stop } = await startProduct();
  const rows: Row[] = [];
  try {
    const kept = [`${product.origin}/robots.txt`, product.origin + addresses.home];
    const meanwhile = async (what: string, work: Promise<unknown>) => {
      let isOpen = true;
      const since = performance.now();
      const asked = kept.map((address) => ask(address, () => isOpen));
      await work.finally(() => (isOpen = false));
      const seconds = (performance.now() - since) / 1_000;
      const times = (await Promise.all(asked)).flat();
      rows.push({
        meanwhile: what,
        seconds,
        answers: times.length,
        p50: median(times),
        p99: percentile(times, 0.99),
        slowest: Math.max(...times),
      });
    };
    await meanwhile('(warm-up)', sleep(3_000));
    for (let round = 1; round <= ROUNDS; round += 1) {
      await meanwhile('nothing', sleep(10_000));
      // Written before it is measured: these answers are awaited in this thread.
      for (const { what, document } of documentsOf(`bench-besar-${round}`)) {
        const { file, remove } = writeStoreDocument(document);
        await sleep(SETTLE_MS);
        await meanwhile(what, operatorOf(product)('import', file)).finally(remove);
      }
    }
  } finally {
    await stop();
  }
  printTable('Kept answers during an import, embedded database (ms)', rows);
  writeFigures('imports-kept', { rows });
}
