import { paths } from '@lapak/contracts/routes';
import { freePort, startProduct } from '../../src/support/product.ts';
import { liveHeapMb } from '../lib/live-heap.ts';
import { shellsSent } from '../lib/metrics.ts';
import { printTable, writeFigures, type Row } from '../lib/report.ts';
import { residentMb } from '../lib/resident.ts';
import { versionCopies } from './version-copies.ts';

const DEPLOYS = 300;
const REQUESTS_EACH = 8;
const NOTED = [1, 10, 50, 100, 200, DEPLOYS];
const stores = ['kopinusantara', 'rumahbatik', 'studiokarya', 'pommeta', 'tahseelsahabatilmu'];

const page = async (address: string) => (await fetch(address)).text();

/** Scripts and files of a document, as addresses. */
const filesOf = (html: string) =>
  [...html.matchAll(/<(?:script[^>]* src|link rel="preload"[^>]* href)="([^"]+)"/g)].map(
    ([, address]) => address ?? '',
  );

/** How many of a document's own files do not come any more. */
async function missingFiles(origin: string, html: string): Promise<number> {
  const replies = await Promise.all(filesOf(html).map((address) => fetch(new URL(address, origin))));
  return replies.filter(({ ok }) => !ok).length;
}

/** Memory of a running server over hundreds of deploys of a remote, while its pages are requested. */
export async function measureDeploys(): Promise<void> {
  const inspector = await freePort();
  const { product, stop } = await startProduct({
    RATE_LIMIT_FACTOR: '0',
    HOLD_LIMIT_FACTOR: '0',
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
  });
  const { origin, pid } = product;
  const rows: Row[] = [];
  let requests = 0;
  let unpainted = 0;
  const next = async () => {
    requests += 1;
    const html = await page(`${origin}${paths.home(stores[requests % stores.length] ?? '')}?n=${requests}`);
    if (!html.includes('{"painted":true')) unpainted += 1;
    return html;
  };
  try {
    const copies = versionCopies(product.deployDir, 'storefront');
    const oldest = await next();
    let newest = oldest;
    for (let i = 1; i <= DEPLOYS; i += 1) {
      const version = copies.deploy(i);
      // The requests go on until the server has taken the version, and eight more are of it.
      while (!newest.includes(version)) newest = await next();
      await Promise.all(Array.from({ length: REQUESTS_EACH }, next));
      if (!NOTED.includes(i)) continue;
      const heapMb = await liveHeapMb(inspector);
      rows.push({
        deploys: i,
        requests,
        residentMb: residentMb(pid),
        heapMb,
        unpainted,
        shells: await shellsSent(origin),
      });
    }
    const missing = (await missingFiles(origin, oldest)) + (await missingFiles(origin, newest));
    printTable('Memory over deploys of a remote (MB), and pages that were not painted', rows);
    console.log(`files of the oldest and the newest document that do not come: ${missing}`);
    writeFigures('deploys', { rows, missing });
  } finally {
    await stop();
  }
}
