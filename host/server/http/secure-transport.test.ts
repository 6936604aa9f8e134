/** @jest-environment node */
import { json, openShop } from '../testing/shop.ts';

const open = (own: Parameters<typeof openShop>[2]) =>
  openShop(
    { Home: `{ default: () => h('h1', null, 'Isi') }` },
    (_request, response) => json(response, { nama_toko: 'Kopi', logo_url: null, bio: null }),
    own,
  );

const paths = [
  '/kopi/onlinestore',
  '/kopi/onlinestore',
  '/kopi/onlinestore/cart',
  '/api/x',
  '/tidak-ada',
  '/%',
];
const overHttps = { 'x-forwarded-proto': 'https' };

async function policies(own: Parameters<typeof openShop>[2], headers: Record<string, string> = {}) {
  const shop = await open(own);
  const seen = new Set<string | undefined>();
  for (const path of paths) seen.add((await shop.raw(path, headers)).headers['strict-transport-security']);
  await shop.close();
  return [...seen];
}

const forAYear = ['max-age=31536000'];

it('a shop whose address is https sends HSTS on every answer', async () => {
  expect(await policies({ publicUrl: 'https://toko.test' })).toEqual(forAYear);
});

it('so does one behind a trusted proxy that terminates https', async () => {
  expect(await policies({ trustedProxies: 1 }, overHttps)).toEqual(forAYear);
  expect(await policies({ trustedProxies: 1 }, { 'x-forwarded-proto': 'http' })).toEqual([undefined]);
});

it('the header of an untrusted client is ignored, and plain http has no HSTS', async () => {
  expect(await policies({ trustedProxies: 0 }, overHttps)).toEqual([undefined]);
  expect(await policies({ publicUrl: 'http://toko.test', trustedProxies: 0 })).toEqual([undefined]);
});
