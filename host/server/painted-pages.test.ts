/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { json, openShop } from './testing/shop.ts';

/** A page whose render awaits an answer of the API; `fails` in its name makes it throw after that. */
const home = `{
  withProfile: true,
  prefetch: async ({ url, transport }) => {
    const { status, data } = await transport({ url: '/api/data', params: { username: new URL(url).pathname.slice(1) } });
    if (status !== 200) throw { status };
    return data;
  },
  default: ({ data, transport }) => {
    const answers = (globalThis.answers ??= new WeakMap());
    if (!answers.has(transport)) answers.set(transport, transport({ url: '/api/' + data.wait }));
    const { data: held } = React.use(answers.get(transport));
    if (held.fails) throw new Error('provoked');
    return h(React.Fragment, null, h('title', null, data.of), h('h1', null, 'Isi ' + data.of));
  },
}`;

const MISSING = 'tidak-ada';

/** The API of the test: the test decides when `/api/held` is answered. */
function setUpApi() {
  const held: ServerResponse[] = [];
  let requests: string[] = [];
  let notify: (() => void) | null = null;
  return {
    held,
    requests: () => requests,
    reset: () => (requests = []),
    /** Resolves when that many renders await the API. */
    async waiting(count: number) {
      while (held.length < count) await new Promise<void>((resolve) => (notify = resolve));
    },
    release(answer: object) {
      for (const response of held.splice(0)) json(response, answer);
    },
    answer(request: { url?: string }, response: ServerResponse) {
      const url = new URL(request.url ?? '', 'http://api.test');
      const store = url.searchParams.get('username')?.split('/')[0] ?? '';
      requests.push(url.pathname);
      if (url.pathname === '/api/held') {
        held.push(response);
        notify?.();
      } else if (url.pathname === '/api/setting/profile')
        json(response, { nama_toko: `Toko ${store}`, theme_onlinestore: 'green', logo_url: null, bio: null });
      else if (url.pathname === '/api/data')
        json(
          response,
          { of: store, wait: store.startsWith('lama') ? 'held' : 'soon' },
          store === MISSING ? 404 : 200,
        );
      else json(response, {});
    },
  };
}

const LIMIT_MS = 1500;
const api = setUpApi();
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop({ Home: home }, api.answer, { renderTimeoutMs: LIMIT_MS });
});
beforeEach(() => api.reset());
afterAll(() => shop.close());

it.each(['br', 'gzip', 'identity'])(
  'renders a page once for all who ask meanwhile, sends it in one piece and keeps it (%s)',
  async (encoding) => {
    const path = `/lama-${encoding}/onlinestore`;
    const accept = { 'accept-encoding': encoding };
    const asking = [shop.get(path, accept), shop.get(path, accept)];
    await api.waiting(1);
    api.release({});
    const [reply, other] = await Promise.all(asking);
    const html = (await reply?.text()) ?? '';

    expect(reply?.status).toBe(200);
    expect(reply?.headers.get('content-length')).not.toBeNull();
    expect(reply?.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    expect(reply?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply?.headers.get('link')).toMatch(/^<[^>]*storefront[^>]*>; rel=preload; as=script/);
    expect(await other?.text()).toBe(html);
    expect(html).toContain('data-theme="green"');
    expect(html).toContain('.home{color:red}');
    expect(html).toContain(`<title>lama-${encoding}</title>`);
    expect(html).toContain(`<h1>Isi lama-${encoding}</h1>`);
    expect(html).toContain('"lapak-state">{"painted":true');

    const kept = await shop.get(path, accept);
    expect(await kept.text()).toBe(html);
    expect(api.requests().filter((path) => path === '/api/data')).toHaveLength(1);
    for (const name of ['content-security-policy', 'link', 'vary', 'cache-control', 'x-content-type-options'])
      expect([name, kept.headers.get(name)]).toEqual([name, reply?.headers.get(name)]);
  },
);

it('sends the shell when the render throws, and keeps nothing', async () => {
  const path = '/lama-gagal/onlinestore';
  const failing = shop.get(path);
  await api.waiting(1);
  api.release({ fails: true });
  const reply = await failing;
  const html = await reply.text();

  expect(html).toContain('<title data-shell-meta>Toko lama-gagal</title>');
  expect(html).toContain('aria-label="Memuat halaman"');
  expect(html).toContain('"lapak-state">{"painted":false');
  expect(html).not.toContain('painted()');
  expect(reply.headers.has('link')).toBe(false);
  expect(html.match(/<\/html>/g)).toHaveLength(1);

  const again = shop.get(path);
  await api.waiting(1);
  api.release({});
  expect(await (await again).text()).toContain('Isi lama-gagal');
});

it('sends the shell when the render takes longer than the limit', async () => {
  const html = await (await shop.get('/lama-sekali/onlinestore')).text();
  expect(html).toContain('"lapak-state">{"painted":false');
  expect(html).toContain('Toko lama-sekali');
  api.release({});
});

/** Resolves when the server has handled the changes published so far. */
async function untilDropped() {
  const marker = async () => (await shop.get('/penanda/onlinestore')).text();
  await marker();
  shop.changes.send({ store: 'penanda' });
  api.reset();
  while (api.requests().length === 0) await marker();
}

it('keeps no page whose render began before its store changed, however its address is written', async () => {
  const path = '/lama-%62erubah/onlinestore';
  const before = shop.get(path);
  await api.waiting(1);
  shop.changes.send({ store: 'lama-berubah' });
  await untilDropped();
  api.release({});
  expect(await (await before).text()).toContain('"painted":true');

  const after = shop.get(path);
  await api.waiting(1);
  api.release({});
  expect(await (await after).text()).toContain('"painted":true');
});

it('counts what it painted and what it could not', async () => {
  const count = async (outcome: string) => {
    const text = await (await shop.get('/metrics')).text();
    return Number(
      new RegExp(`^lapak_pages_total\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
    );
  };
  const before = [await count('painted'), await count('shell')];
  await (await shop.get('/terhitung/onlinestore')).text();
  const failing = shop.get('/lama-terhitung/onlinestore');
  await api.waiting(1);
  api.release({ fails: true });
  await (await failing).text();
  expect([await count('painted'), await count('shell')]).toEqual(before.map((n) => n + 1));
});

it('answers with the shell and the right status when the page has no data', async () => {
  const reply = await shop.get(`/${MISSING}/onlinestore`);
  expect(reply.status).toBe(404);
  const html = await reply.text();
  expect(html).toContain('{"painted":false');
  expect(html).toContain('<title data-shell-meta>Tidak ada page</title>');
});

it.each([
  ['/KopiNusantara/onlinestore?keyword=Teh%20A&page=2', '/kopinusantara/onlinestore?keyword=Teh%20A&page=2'],
  ['/Kopi/event/detail/9?ref=Bio', '/kopi/onlinestore/event/detail/9?ref=Bio'],
])('sends the visitor of %s to %s, for good', async (from, to) => {
  const reply = await fetch(shop.origin + from, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([308, to]);
});

it('is finished for the others, and cached, when the first visitor disconnects', async () => {
  const url = `${shop.origin}/lama-pergi/onlinestore`;
  const leaving = new AbortController();
  const left = fetch(url, { signal: leaving.signal });
  await api.waiting(1);
  const staying = fetch(url);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  api.release({});
  expect(await (await staying).text()).toContain('Isi lama-pergi');
  expect(await (await fetch(url)).text()).toContain('Isi lama-pergi');
});

it('never mixes two hundred stores that are requested at once', async () => {
  const stores = Array.from({ length: 200 }, (_, i) => `toko-${i}-`);
  const pages = await Promise.all(
    stores.map(async (store) => (await shop.get(`/${store}/onlinestore`)).text()),
  );
  pages.forEach((html, i) => {
    const others = new Set(html.match(/toko-\d+-/g));
    expect([...others]).toEqual([stores[i]]);
  });
});

describe('a kept page', () => {
  const path = '/kopi/onlinestore';
  const get = (headers = {}) => shop.get(path, { 'accept-encoding': 'br', ...headers });
  beforeAll(async () => {
    await (await get()).text();
    await (await get()).text();
  });

  it('carries an own id for every request, and is not served at another address', async () => {
    const [one, other] = [await get(), await get()];
    expect(one.headers.get('etag')).toMatch(/^W\/"[\w-]+"$/);
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(other.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'));
    const foreign = await shop.raw(path, { host: 'lain.test' });
    expect(foreign.bytes.toString()).toContain('http://lain.test/');
    expect(await one.text()).not.toContain('lain.test');
  });

  it('is the same for all visits from an advertisement', async () => {
    const plain = await (await get()).text();
    api.reset();
    const clicked = await shop.get(`${path}?utm_source=ig&fbclid=${randomUUID()}`, {
      'accept-encoding': 'br',
    });
    expect(await clicked.text()).toBe(plain);
    expect(api.requests()).toEqual([]);
  });

  it('is not sent again to a visitor who has it', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    const unchanged = await get({ 'if-none-match': etag });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect((await get({ 'if-none-match': '"old"' })).status).toBe(200);
  });

  it('is not used for methods other than GET', async () => {
    const head = await fetch(shop.origin + path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(shop.origin + path, { method: 'POST' })).status).toBe(404);
  });
});
