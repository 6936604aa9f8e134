/** @jest-environment node */
import { Writable } from 'node:stream';
import { json, openShop } from './testing/shop.ts';

let logged: string[];
let shop: Awaited<ReturnType<typeof openShop>>;

async function open(trustedProxies: number) {
  logged = [];
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  shop = await openShop(
    { Home: `{ default: () => h('h1', null, 'Halo') }` },
    (_request, response) => json(response, {}),
    { trustedProxies, logLevel: 'warn' },
    log,
  );
}
afterEach(() => shop.close());

const warnings = () => logged.filter((line) => line.includes('TRUSTED_PROXIES'));
const forwarded = { 'x-forwarded-for': '203.0.113.1' };

it('warns at the first forwarded request, kept page or not, when no proxy is trusted', async () => {
  await open(0);
  await shop.get('/kopi/onlinestore');
  expect(warnings()).toEqual([]);
  for (let again = 0; again < 3; again += 1) await shop.get('/kopi/onlinestore', forwarded);
  expect(warnings()).toHaveLength(1);
});

it('does not warn when proxies are trusted', async () => {
  await open(1);
  await shop.get('/kopi/onlinestore', forwarded);
  expect(warnings()).toEqual([]);
});
