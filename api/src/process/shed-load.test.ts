import type { FastifyInstance } from 'fastify';
import { testApp } from '../testing/test-app.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { overloaded, untilOverloaded } from '../testing/overloaded.ts';

onEveryDatabase('An overloaded API', (database) => {
  let app: FastifyInstance;
  const lines: string[] = [];
  beforeAll(async () => {
    ({ app } = await testApp(database(), {
      config: { ...overloaded, logLevel: 'warn' },
      overrides: { logStream: { write: (line) => void lines.push(line) } },
    }));
    await untilOverloaded(app);
  });
  afterAll(() => app.close());

  it('refuses with a message, for a short time, and logs it once', async () => {
    for (const url of ['/api/setting/profile?username=kopi', '/api/product']) {
      const reply = await app.inject(url);
      expect(reply.statusCode).toBe(503);
      expect(reply.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
      expect(reply.json()).toMatchObject({ info: 'Server sedang sibuk. Silakan coba beberapa saat lagi' });
    }
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ msg: 'overloaded, requests are refused', measure: 'rssBytes' }),
    ]);
  });

  it.each(['/healthz', '/metrics'])('answers %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(200);
  });
});
