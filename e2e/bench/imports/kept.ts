import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '../../src/support/product.ts';
import { addresses } from '../lib/addresses.ts';
import { median, percentile } from '../lib/figures.ts';
import { printTable, writeFigures, type Row } from '../lib/report.ts';
import { importShop } from '../lib/shops.ts';

const PRODUCTS = 20_000;
const ROUNDS = 3;
const EVERY_MS = 10;

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
      const name = `bench-besar-${round}`;
      await meanwhile('20,000 new products', importShop(product, name, PRODUCTS, 20_000));
      await meanwhile('20,000 changed prices', importShop(product, name, PRODUCTS, 21_000));
    }
  } finally {
    await stop();
  }
  printTable('Kept answers during an import, embedded database (ms)', rows);
  writeFigures('imports-kept', { rows });
}
