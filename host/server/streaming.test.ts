/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { json, openShop } from './testing/shop.ts';

/** A page whose render waits for an answer of the API; `fails` in its name makes it throw after that. */
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

/** The API of the test: `/api/held` is answered when the test says so. */
function setUpApi() {
  const held: ServerResponse[] = [];
  let asked: string[] = [];
  let notify: (() => void) | null = null;
  return {
    held,
    asked: () => asked,
    reset: () => (asked = []),
    /** Until that many renders wait for the API. */
    async waiting(count: number) {
      while (held.length < count) await new Promise<void>((resolve) => (notify = resolve));
    },
    release(answer: object) {
      for (const response of held.splice(0)) json(response, answer);
    },
    answer(request: { url?: string }, response: ServerResponse) {
      const url = new URL(request.url ?? '', 'http://api.test');
      const store = url.searchParams.get('username')?.split('/')[0] ?? '';
      asked.push(url.pathname);
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

/** Reads until the text says so, and hands back how to read on. */
async function beginning(reply: Response, until: string) {
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('no body');
  let text = '';
  const more = async () => {
    const { value, done } = await reader.read();
    text += value ?? '';
    return !done;
  };
  while (!text.includes(until)) if (!(await more())) throw new Error(`the answer ended without ${until}`);
  return {
    text: () => text,
    async rest() {
      while (await more());
      return text;
    },
    leave: () => reader.cancel(),
  };
}

const SCRIPT = 'src="/assets/host/1/main.1.js"';

it.each(['br', 'gzip', 'identity'])(
  'sends status, headers and beginning while the page is rendered, and keeps what it sent (%s)',
  async (encoding) => {
    const path = `/lama-${encoding}/onlinestore`;
    const accept = { 'accept-encoding': encoding };
    const reply = await shop.get(path, accept);
    const first = await beginning(reply, SCRIPT);

    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(first.text()).toContain('data-theme="green"');
    expect(first.text()).toContain('.home{color:red}');
    expect(first.text()).not.toContain('<title');

    const second = await beginning(await shop.get(path, accept), SCRIPT);
    await api.waiting(1);
    api.release({});
    const html = await first.rest();

    expect(await second.rest()).toBe(html);
    expect(html).toContain(`<title>lama-${encoding}</title>`);
    expect(html).toContain(`<h1>Isi lama-${encoding}</h1>`);
    expect(html).toContain('"lapak-state">{"painted":true');
    expect(html.indexOf('</title>')).toBeLessThan(html.indexOf('<body>'));
    expect(api.asked().filter((path) => path === '/api/data')).toHaveLength(1);

    const kept = await shop.get(path, accept);
    expect(await kept.text()).toBe(html);
    expect(api.asked().filter((path) => path === '/api/data')).toHaveLength(1);
    for (const name of ['content-security-policy', 'vary', 'cache-control', 'x-content-type-options'])
      expect([name, kept.headers.get(name)]).toEqual([name, reply.headers.get(name)]);
  },
);

it('ends as the shell when the render throws after the beginning was sent, and keeps nothing', async () => {
  const path = '/lama-gagal/onlinestore';
  const first = await beginning(await shop.get(path), SCRIPT);
  await api.waiting(1);
  api.release({ fails: true });
  const html = await first.rest();

  expect(html).toContain('<title data-shell-meta>Toko lama-gagal</title>');
  expect(html.indexOf('</title>')).toBeLessThan(html.indexOf('<body>'));
  expect(html).toContain('aria-label="Memuat halaman"');
  expect(html).toContain('"lapak-state">{"painted":false,"state":{"data":');
  expect(html).not.toContain('__lapakEarlyTaps');
  expect(html.match(/<\/html>/g)).toHaveLength(1);

  const again = await beginning(await shop.get(path), SCRIPT);
  await api.waiting(1);
  api.release({});
  expect(await again.rest()).toContain('Isi lama-gagal');
});

it('ends as the shell when the render takes longer than the limit after the beginning was sent', async () => {
  const first = await beginning(await shop.get('/lama-sekali/onlinestore'), SCRIPT);
  const html = await first.rest();
  expect(html).toContain('"lapak-state">{"painted":false');
  expect(html).toContain('Toko lama-sekali');
  api.release({});
});

it('sends a page that is rendered soon in one piece, its scripts behind its body, and keeps it so', async () => {
  const patient = await openShop({ Home: home }, api.answer, {
    renderSoonMs: 30_000,
    renderTimeoutMs: 30_000,
  });
  const get = () => patient.get('/segera/onlinestore', { 'accept-encoding': 'br' });
  const reply = await get();
  const html = await reply.text();

  expect(reply.headers.get('content-length')).not.toBeNull();
  expect(html).toContain('<h1>Isi segera</h1>');
  expect(html.indexOf(SCRIPT)).toBeGreaterThan(html.indexOf('<h1>'));
  expect(html.indexOf('<title')).toBeLessThan(html.indexOf('<style'));
  expect(await (await get()).text()).toBe(html);
  await patient.close();
});

it('sends a document in one piece when many are being rendered', async () => {
  const open = (nth: number) => shop.get(`/lama-ramai-${nth}/onlinestore`, { 'accept-encoding': 'br' });
  const early = await Promise.all([1, 2, 3, 4].map(async (nth) => beginning(await open(nth), SCRIPT)));
  const late = [5, 6].map(open);
  await api.waiting(6);
  api.release({});

  for (const reply of await Promise.all(late)) {
    expect(reply.headers.get('content-length')).not.toBeNull();
    expect(await reply.text()).toContain('<h1>Isi lama-ramai-');
  }
  for (const reply of early) expect(await reply.rest()).toContain('<h1>Isi lama-ramai-');
  const alone = await beginning(await open(7), SCRIPT);
  await api.waiting(1);
  api.release({});
  await alone.rest();
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
  const failing = await shop.get('/lama-terhitung/onlinestore');
  await api.waiting(1);
  api.release({ fails: true });
  await failing.text();
  expect([await count('painted'), await count('shell')]).toEqual(before.map((n) => n + 1));
});

it('answers with the plain shell and the right status when the page cannot begin', async () => {
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

it('is harmed by nobody who leaves early', async () => {
  const path = '/lama-pergi/onlinestore';
  const leaving = await beginning(await shop.get(path), SCRIPT);
  const staying = await beginning(await shop.get(path), SCRIPT);
  await leaving.leave();
  await api.waiting(1);
  api.release({});
  expect(await staying.rest()).toContain('Isi lama-pergi');
  expect(await (await shop.get(path)).text()).toContain('Isi lama-pergi');
});

it('never mixes two hundred stores that are asked for at once', async () => {
  const stores = Array.from({ length: 200 }, (_, i) => `toko-${i}-`);
  const pages = await Promise.all(
    stores.map(async (store) => (await shop.get(`/${store}/onlinestore`)).text()),
  );
  pages.forEach((html, i) => {
    const others = new Set(html.match(/toko-\d+-/g));
    expect([...others]).toEqual([stores[i]]);
  });
}, 30_000);

describe('a kept page', () => {
  const path = '/kopi/onlinestore';
  const get = (headers = {}) => shop.get(path, { 'accept-encoding': 'br', ...headers });
  beforeAll(async () => {
    await (await get()).text();
    await (await get()).text();
  });

  it('carries an id of its own for every request, and no other address gets it', async () => {
    const [one, other] = [await get(), await get()];
    expect(one.headers.get('etag')).toMatch(/^W\/"[\w-]+"$/);
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(other.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'));
    const foreign = await shop.get(path, { 'x-forwarded-host': 'lain.test' });
    expect(await foreign.text()).toContain('http://lain.test/');
    expect(await one.text()).not.toContain('lain.test');
  });

  it('is the same for everybody who comes by an advertisement', async () => {
    const plain = await (await get()).text();
    api.reset();
    const clicked = await shop.get(`${path}?utm_source=ig&fbclid=${randomUUID()}`, {
      'accept-encoding': 'br',
    });
    expect(await clicked.text()).toBe(plain);
    expect(api.asked()).toEqual([]);
  });

  it('is not sent again to a visitor who has it', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    const unchanged = await get({ 'if-none-match': etag });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect((await get({ 'if-none-match': '"old"' })).status).toBe(200);
  });

  it('is not what an answer to anything but GET is made of', async () => {
    const head = await fetch(shop.origin + path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(shop.origin + path, { method: 'POST' })).status).toBe(404);
  });
});
