import { startProduct } from '../../src/support/product.ts';
import { addresses, PRODUCT, STORE } from '../lib/addresses.ts';
import type { Options } from '../lib/options.ts';
import { shellsSent } from '../lib/metrics.ts';
import { printTable, writeFigures, type Row } from '../lib/report.ts';
import { createDatabase, insertStore } from '../lib/test-database.ts';
import { CONNECTIONS, shoot } from './shoot.ts';

const listing = (username: string) => `/api/product?username=${username}&page=1`;
const byPrice = (username: string, sort: 'asc' | 'desc') => `${listing(username)}&sortBy=price&sort=${sort}`;
const detail = `/api/product/${PRODUCT}?username=${STORE}`;
const stores = { small: 'bench200', large: 'bench20000' } as const;

interface Setting {
  name: string;
  env: NodeJS.ProcessEnv;
  /** Address of the server database that the product runs on; null for the embedded one. */
  databaseUrl: string | null;
}

/** Listing, detail and rendered home of one running product. */
async function measureProduct({ name, env, databaseUrl }: Setting, { seconds }: Options): Promise<Row[]> {
  const rows: Row[] = [];
  const shootAt = async (origin: string, what: string, path: string, how = {}) => {
    const before = await shellsSent(origin);
    const shot = await shoot({ url: origin + path, seconds, ...how });
    // The shell is a valid answer, but not the page that is measured here.
    const shells = (await shellsSent(origin)) - before;
    rows.push({ database: name, what, ...shot, shells });
    console.log(`throughput: ${name}, ${what}`);
  };
  const settings = { ...env, RATE_LIMIT_FACTOR: '0', HOLD_LIMIT_FACTOR: '0' };

  const kept = await startProduct(settings);
  const { origin } = kept.product;
  try {
    await shootAt(origin, 'listing, kept', listing(STORE));
    await shootAt(origin, 'detail, kept', detail);
    await shootAt(origin, 'rendered home, kept', addresses.home, { accept: 'br' });
    await shootAt(origin, 'rendered home, not kept', addresses.home, { accept: 'br', different: true });
  } finally {
    await kept.stop();
  }

  const uncached = await startProduct({ ...settings, CACHE_SECONDS: '0' });
  try {
    const made = databaseUrl
      ? {
          small: await insertStore(databaseUrl, stores.small, 200),
          large: await insertStore(databaseUrl, stores.large, 20_000),
        }
      : null;
    await shootAt(uncached.product.origin, 'listing, from the database', listing(STORE));
    await shootAt(uncached.product.origin, 'detail, from the database', detail);
    if (made) {
      const shootListing = (what: string, path: string) =>
        shootAt(uncached.product.origin, `listing of ${what}, from the database`, path);
      await shootListing('200', listing(stores.small));
      await shootListing('20,000', listing(stores.large));
      await shootListing('200, cheapest first', byPrice(stores.small, 'asc'));
      await shootListing('20,000, cheapest first', byPrice(stores.large, 'asc'));
      await shootListing('200, dearest first', byPrice(stores.small, 'desc'));
      await shootListing('20,000, dearest first', byPrice(stores.large, 'desc'));
      const category = `&category_id=${made.large.categoryId}`;
      await shootListing('20,000, cheapest of a category', byPrice(stores.large, 'asc') + category);
    }
  } finally {
    await uncached.stop();
  }
  return rows;
}

/** Requests a second of the API and of painted pages, on every database there is. */
export async function measureThroughput(options: Options): Promise<void> {
  const rows = await measureProduct({ name: 'PGlite', env: {}, databaseUrl: null }, options);
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) {
    const database = await createDatabase(serverUrl);
    const env = { DATABASE_URL: database.url, TRIAL: '1' };
    try {
      rows.push(...(await measureProduct({ name: 'PostgreSQL', env, databaseUrl: database.url }, options)));
    } finally {
      await database.drop();
    }
  } else console.log('TEST_DATABASE_URL names no PostgreSQL server: only the embedded database is measured');
  printTable(`Throughput, ${CONNECTIONS} connections (requests a second, ms)`, rows);
  writeFigures('throughput', { connections: CONNECTIONS, seconds: options.seconds, rows });
}
