import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testBrowser } from '../support/browser.ts';
import { buyOne } from '../support/buy.ts';
import { freePort, startProduct } from '../support/product.ts';
import { filledIn, proxyFolder, startProxy, trustFlag } from '../support/proxy.ts';
import { storePath } from '../support/shopper.ts';

const { folder, certificate, key } = proxyFolder();
const browser = testBrowser({ flags: [trustFlag(certificate)] });

let shop: Awaited<ReturnType<typeof startProduct>>;
let stopCaddy: () => Promise<void>;
let origin: string;

/** Caddy with the site of `ops/caddy`, for localhost and with a certificate of its own. */
async function startCaddy(port: number) {
  const site = filledIn('ops/caddy/Caddyfile', [
    ['\ntoko.example {', `\nhttps://localhost:${port} {\n\ttls ${certificate} ${key}`],
    ['127.0.0.1:3000', new URL(shop.product.origin).host],
  ]);
  const file = join(folder, 'Caddyfile');
  const options = `{\n\tadmin off\n\tauto_https disable_redirects\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n`;
  writeFileSync(file, options + site);
  return startProxy(['caddy', 'run', '--config', file, '--adapter', 'caddyfile'], port, folder);
}

beforeAll(async () => {
  const port = await freePort();
  origin = `https://localhost:${port}`;
  shop = await startProduct({ TRUSTED_PROXIES: '1', PUBLIC_URL: origin, EARLY_HINTS: '1' });
  stopCaddy = await startCaddy(port);
});
afterAll(async () => {
  await stopCaddy?.();
  await shop?.stop();
});

const visitor = async (size: 'phone' | 'desktop') => {
  const options = { size, baseURL: origin, ignoreHTTPSErrors: true, serviceWorkers: 'block' } as const;
  return browser.visitor(options);
};

it('a browser has the files of a home while it is painted, and uses them', async () => {
  const { page } = await visitor('phone');
  const unused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('preload')) unused.push(message.text());
  });
  // Nobody has asked for this address, so it is not in memory.
  await page.goto(storePath('?q=kopi'));
  const { interim, hinted } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      firstInterimResponseStart: number;
      finalResponseHeadersStart: number;
    })[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      interim: (document?.firstInterimResponseStart ?? 0) - (document?.finalResponseHeadersStart ?? 0),
      hinted: files.filter(({ initiatorType }) => initiatorType === 'early-hints').map(({ name }) => name),
    };
  });
  expect(interim).toBeLessThan(0);
  expect(hinted).toContainEqual(expect.stringMatching(/storefront.*home.*js$/));
  expect(unused).toEqual([]);
});

it.each(['phone', 'desktop'] as const)('a shopper orders, by HTTP/2 and with TLS (%s)', async (size) => {
  const { page } = await visitor(size);
  const reply = await page.goto(storePath());
  expect(reply?.headers()['strict-transport-security']).toMatch(/max-age/);
  expect((await buyOne(page)).orderId).not.toBe('');
});

it('visitors get no figures of the shop', async () => {
  const { context } = await visitor('desktop');
  expect((await context.request.get('/metrics')).status()).toBe(404);
});
