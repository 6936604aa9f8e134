/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, openShop } from '../testing/shop.ts';

const surveys: Record<string, string[]> = {
  survei: ['https://form.survei.test', 'https://lain.test:8443'],
  jahat: ["https://a.test; script-src 'unsafe-inline'", 'http://a.test', '*', "'self'", 'https://*'],
};

function answer(request: IncomingMessage, response: ServerResponse) {
  const username = new URL(request.url ?? '', 'http://api.test').searchParams.get('username') ?? '';
  json(response, { nama_toko: 'Toko', logo_url: null, bio: null, survey_origins: surveys[username] });
}

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop({ Home: `{ withProfile: true, default: () => h('h1', null, 'Isi') }` }, answer);
});
afterAll(() => shop.close());

async function policy(path: string) {
  const reply = await shop.raw(path);
  expect(reply.status).toBe(200);
  return String(reply.headers['content-security-policy']).split('; ');
}
const known =
  'https://www.youtube-nocookie.com https://www.youtube.com https://docs.google.com https://forms.gle';

it.each(['/survei/onlinestore', '/survei/onlinestore', '/survei/onlinestore/cart'])(
  'every page of a store may frame its surveys: %s',
  async (path) => {
    expect(await policy(path)).toContain(
      `frame-src ${known} https://form.survei.test https://lain.test:8443`,
    );
  },
);

it('no page of another store may, and nothing but origins is accepted', async () => {
  for (const path of ['/kopi/onlinestore', '/kopi/onlinestore/cart', '/jahat/onlinestore']) {
    const directives = await policy(path);
    expect(directives).toContain(`frame-src ${known}`);
    expect(directives.join('; ')).not.toMatch(/script-src[^;]*unsafe-inline/);
  }
});
