import { request } from 'node:https';
import type { OpenOptions } from '../support/browser.ts';
import { testBrowser } from '../support/browser.ts';
import { buyOne } from '../support/buy.ts';
import { startImage } from '../support/image.ts';
import { nginxPorts, startNginx } from '../support/nginx.ts';
import { joinStore } from '../support/seller.ts';
import { STORE, storePath } from '../support/shopper.ts';
import { within } from '../support/within.ts';

const browser = testBrowser();

const MB = 1024 * 1024;

let shop: Awaited<ReturnType<typeof startImage>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let ports: Awaited<ReturnType<typeof nginxPorts>>;
const origin = () => `https://localhost:${ports.https}`;

beforeAll(async () => {
  ports = await nginxPorts();
  shop = await startImage({ TRUSTED_PROXIES: '1', PUBLIC_URL: origin() });
  nginx = await startNginx(shop.product.origin, ports);
});
afterAll(async () => {
  await nginx?.stop();
  await shop?.stop();
});

/** The certificate is of the test's own. */
const visitor = (options: OpenOptions = {}) =>
  browser.visitor({ ...options, baseURL: origin(), ignoreHTTPSErrors: true, serviceWorkers: 'block' });

/** A request through nginx, whatever it answers. */
const sent = (path: string, body: Buffer): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length };
    const asked = request(
      origin() + path,
      { method: 'POST', rejectUnauthorized: false, headers },
      (reply) => {
        let text = '';
        reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });

it.each(['phone', 'desktop'] as const)(
  'a shopper orders from the image, by HTTP/2 and with TLS (%s)',
  async (size) => {
    const { page } = await visitor({ size });
    const reply = await page.goto(storePath());
    expect(reply?.headers()['strict-transport-security']).toMatch(/max-age/);
    const protocol = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().nextHopProtocol,
    );
    expect(protocol).toBe('h2');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(origin() + storePath());
    const { orderId } = await buyOne(page);
    expect(orderId).not.toBe('');
    expect(shop.changedFiles()).toBe(0);
    expect(nginx.errors()).toBe('');
  },
);

it("a stream of the console comes through while it is open, and a seller's upload may be large", async () => {
  const { page } = await visitor({ size: 'desktop' });
  await joinStore(page, 'Wulan', 'owner', STORE, { ...shop.product, origin: origin() });
  const first = await within(
    'read the stream',
    page.evaluate(async (path) => {
      const reply = await fetch(path, { headers: { accept: 'text/event-stream' } });
      const { value } = (await reply.body?.getReader().read()) ?? {};
      return `${reply.status} ${new TextDecoder().decode(value).slice(0, 6)}`;
    }, `/api/seller/toko/${STORE}/umpan`),
  );
  expect(first).toBe('200 retry:');
  const { status, text } = await sent(`/api/seller/toko/${STORE}/gambar`, Buffer.alloc(5 * MB));
  expect({ status, isOurs: text.startsWith('{') }).toEqual({ status: 403, isOurs: true });
});

it('nginx leads to https, and has no figures of the shop for visitors', async () => {
  const plain = await fetch(`http://localhost:${ports.http}${storePath()}?q=kopi`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([308, `${origin()}${storePath()}?q=kopi`]);
  expect((await sent('/metrics', Buffer.alloc(0))).status).toBe(404);
});
