import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { aProduct, aStore } from '../testing/a-store.ts';
import type { testClock } from '../testing/test-app.ts';
import { testApp } from '../testing/test-app.ts';
import { onEveryDatabase } from '../testing/database.ts';

onEveryDatabase('What is compressed', (database) => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof testClock>;
  let kept: string;
  let detail: string;
  let made: string;
  let small: string;
  beforeAll(async () => {
    ({ app, clock } = await testApp(database(), { config: { cacheMs: 60_000 } }));
    const { db } = database();
    const store = await aStore(db);
    for (let nth = 0; nth < 5; nth += 1) {
      await aProduct(db, store.id, { nama: `Kopi ${nth}`, description: 'Wangi. '.repeat(200) });
    }
    const { id } = await aProduct(db, store.id, { description: 'Wangi. '.repeat(200) });
    kept = `/api/product?username=${store.username}`;
    detail = `/api/product/${id}?username=${store.username}`;
    made = '/api/docs/json';
    small = `/api/wishlist?username=${store.username}`;
  });
  afterAll(() => app.close());

  const ask = (url: string, acceptEncoding?: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({
      method,
      url,
      headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding },
    });
  type Reply = Awaited<ReturnType<typeof ask>>;
  const text = ({ headers, rawPayload }: Reply) => {
    if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString();
    return headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload).toString() : rawPayload.toString();
  };

  it.each([
    ['a kept listing', () => kept],
    ['a kept product', () => detail],
    ['an answer that is made for the caller', () => made],
  ])('%s is, in the encoding that the caller prefers', async (_name, url) => {
    const plain = await ask(url());
    expect(plain.headers['content-encoding']).toBeUndefined();
    const cases = [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
      ['br;q=0, gzip;q=0, *', undefined],
    ] as const;
    for (const [accept, encoding] of cases) {
      const reply = await ask(url(), accept);
      expect([accept, reply.headers['content-encoding']]).toEqual([accept, encoding]);
      expect(text(reply)).toBe(plain.body);
      expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
      if (encoding) {
        expect(reply.headers.vary).toMatch(/accept-encoding/i);
        expect(reply.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      }
    }
  });

  it('is said to a caller who asks for the headers alone', async () => {
    const [head, get] = [await ask(kept, 'br', 'HEAD'), await ask(kept, 'br')];
    expect(head.rawPayload).toHaveLength(0);
    for (const name of ['content-encoding', 'content-length', 'vary']) {
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    }
  });

  it('is nothing small, and no refusal', async () => {
    const refused = await ask(small, 'br');
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('has the clock of the second in which it is sent', async () => {
    const dateOf = async () => /"date_server":"([^"]*)"/.exec(text(await ask(kept, 'br')))?.[1];
    expect(await dateOf()).toBe('2026-11-21T10:00:00.000+07:00');
    clock.advance(999);
    expect(await dateOf()).toBe('2026-11-21T10:00:00.000+07:00');
    clock.advance(1);
    expect(await dateOf()).toBe('2026-11-21T10:00:01.000+07:00');
  });
});
