import { startProduct } from '../../src/support/product.ts';
import { paths } from '@lapak/contracts/routes';
import { readMetric } from '../lib/metrics.ts';
import { printTable, writeFigures, type Row } from '../lib/report.ts';
import { residentMb } from '../lib/resident.ts';

const PAGES = 10_000;
const EVERY = 2000;
const AT_ONCE = 10;
const WITHIN_MS = 240_000;
const stores = ['kopinusantara', 'rumahbatik', 'studiokarya', 'pommeta', 'tahseelsahabatilmu'];

/** The heap of the main thread, from the product's own metrics. The render workers' heaps are part of the resident memory. */
const heapMb = async (origin: string) => (await readMetric(origin, 'nodejs_heap_size_used_bytes')) / 1e6;

/** Memory of the server over thousands of rendered pages of different stores, none of which was cached. */
export async function measureMemory(): Promise<void> {
  const { product, stop } = await startProduct({ RATE_LIMIT_FACTOR: '0', HOLD_LIMIT_FACTOR: '0' });
  const rows: Row[] = [];
  try {
    const until = Date.now() + WITHIN_MS;
    let [made, shells] = [0, 0];
    const note = async () =>
      rows.push({
        pages: made,
        residentMb: residentMb(product.pid),
        heapMb: await heapMb(product.origin),
        shells,
      });
    await note();
    const paint = async () => {
      while (made < rows.length * EVERY && Date.now() < until) {
        made += 1;
        const url = `${product.origin}${paths.home(stores[made % stores.length] ?? '')}?n=${made}`;
        const html = await fetch(url).then((reply) => reply.text());
        if (!html.includes('{"painted":true')) shells += 1;
      }
    };
    while (made < PAGES && Date.now() < until) {
      await Promise.all(Array.from({ length: AT_ONCE }, paint));
      await note();
    }
    printTable('Memory over rendered pages of different stores (MB)', rows);
    writeFigures('memory', { rows });
  } finally {
    await stop();
  }
}
