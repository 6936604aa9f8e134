import { median, percentile } from '../lib/figures.ts';
import type { Options } from '../lib/options.ts';
import { printTable, writeFigures, type Row } from '../lib/report.ts';
import { operations, timeOf } from './operations.ts';
import type { Size } from './seed.ts';
import { openShop, type Shop } from './shop.ts';

/** The axes start at the same size, the first. Each other size is larger in one of the two. */
const sizes: Readonly<Record<'whole' | 'quick', readonly Size[]>> = {
  whole: [
    { products: 1_000, stores: 1 },
    { products: 20_000, stores: 1 },
    { products: 100_000, stores: 1 },
    { products: 1_000, stores: 50 },
    { products: 1_000, stores: 10_000 },
  ],
  quick: [
    { products: 1_000, stores: 1 },
    { products: 2_000, stores: 1 },
    { products: 1_000, stores: 20 },
  ],
};
const SAMPLES = { whole: 300, quick: 20 } as const;
const WARM_UP = 20;

const nameOf = ({ products, stores }: Size) =>
  `${products.toLocaleString('en')} products, ${stores.toLocaleString('en')} ${stores === 1 ? 'store' : 'stores'}`;

/** ms of each answer, by operation and by the shop's place in the list. */
type Times = Record<string, number[][]>;

/** Asks one shop after the other for the same, one request at a time, so that other load meets all sizes alike. */
async function measureAnswers(shops: readonly Shop[], samples: number): Promise<Times> {
  const all: Times = {};
  for (const [name, operation] of Object.entries(operations)) {
    const times: number[][] = shops.map(() => []);
    for (let turn = 0; turn < WARM_UP + samples; turn += 1)
      for (const [at, shop] of shops.entries()) {
        const time = await timeOf(operation, shop, turn);
        if (turn >= WARM_UP) times[at]?.push(time);
      }
    all[name] = times;
  }
  return all;
}

interface Measured {
  database: string;
  size: Size;
  operation: string;
  samples: number;
  /** ms */
  p50: number;
  /** ms; NaN of fewer than 100 samples. */
  p99: number;
  /** The median as a multiple of the smallest size's. */
  ratio: number;
}

function figuresOf(database: string, shops: readonly Shop[], times: Times): Measured[] {
  return Object.entries(times).flatMap(([operation, ofShops]) => {
    const smallest = median(ofShops[0] ?? []);
    return shops.map(({ size }, at) => {
      const some = ofShops[at] ?? [];
      const p50 = median(some);
      const p99 = some.length < 100 ? NaN : percentile(some, 0.99);
      return { database, size, operation, samples: some.length, p50, p99, ratio: p50 / smallest };
    });
  });
}

async function measureDatabase(
  database: string,
  serverUrl: string | null,
  kind: 'whole' | 'quick',
): Promise<Measured[]> {
  const shops: Shop[] = [];
  try {
    for (const size of sizes[kind]) {
      const since = performance.now();
      shops.push(await openShop(size, serverUrl));
      const seconds = Math.round((performance.now() - since) / 1_000);
      console.log(`growth: ${database}, ${nameOf(size)}: ready after ${seconds} s`);
    }
    return figuresOf(database, shops, await measureAnswers(shops, SAMPLES[kind]));
  } finally {
    for (const shop of shops) await shop.stop();
  }
}

const digits = (figure: number) => (figure < 10 ? figure.toFixed(1) : figure.toFixed(0));

/** A row for each operation; in the cells the median, its multiple of the smallest size's, and the 99th percentile. */
function print(database: string, measured: readonly Measured[]): void {
  const names = [...new Set(measured.map(({ operation }) => operation))];
  const rows = names.map((name): Row => {
    const cells = measured
      .filter(({ operation }) => operation === name)
      .map(({ size, p50, p99, ratio }) => {
        const slowest = Number.isNaN(p99) ? '' : ` (${digits(p99)})`;
        return [nameOf(size), `${digits(p50)} ms${slowest}, x ${ratio.toFixed(1)}`];
      });
    return { operation: name, ...Object.fromEntries(cells) };
  });
  printTable(`Growth, ${database}: median (p99), as a multiple of the smallest size`, rows);
}

/** What listing, search and orders cost at growing numbers of products and stores, on every database there is. */
export async function measureGrowth({ isQuick }: Options): Promise<void> {
  const kind = isQuick ? 'quick' : 'whole';
  const serverUrl = process.env.TEST_DATABASE_URL;
  const measured: Measured[] = [];
  const databases = [
    { name: 'PGlite', url: null },
    ...(serverUrl ? [{ name: 'PostgreSQL', url: serverUrl }] : []),
  ];
  if (!serverUrl) console.log('growth: TEST_DATABASE_URL names no PostgreSQL server');
  for (const { name, url } of databases) {
    const figures = await measureDatabase(name, url, kind);
    print(name, figures);
    measured.push(...figures);
    writeFigures('growth', { measured });
  }
}
