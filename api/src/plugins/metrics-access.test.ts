import type { FastifyInstance } from 'fastify';
import { testApp } from '../testing/test-app.ts';
import { onEveryDatabase } from '../testing/database.ts';

onEveryDatabase('The metrics', (database) => {
  let open: FastifyInstance;
  let guarded: FastifyInstance;
  beforeAll(async () => {
    ({ app: open } = await testApp(database(), { config: { trustedProxies: 1 } }));
    ({ app: guarded } = await testApp(database(), { config: { metricsToken: 'rahasia-metrik' } }));
  });
  afterAll(async () => {
    await open.close();
    await guarded.close();
  });

  const ask = (app: FastifyInstance, remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/metrics', remoteAddress, headers });

  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])(
    'are for a caller at %s',
    async (address) => {
      const reply = await ask(open, address);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('process_cpu_seconds_total');
    },
  );

  it.each(['203.0.113.7', '10.0.0.4', '192.168.1.9', '::ffff:10.0.0.4', '2001:db8::1', '128.0.0.1'])(
    'are not there for a caller at %s, and nothing shows that they could be',
    async (address) => {
      const reply = await ask(open, address);
      const missing = await open.inject('/tidak-ada');
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ ...missing.json(), request_id: expect.any(String) });
    },
  );

  it.each<Record<string, string>>([
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-real-ip': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7' },
    { via: '1.1 proxy' },
    { 'x-forwarded-proto': 'https' },
  ])('are not there for a request that a proxy on this machine handed on: %j', async (headers) => {
    expect((await ask(open, '127.0.0.1', headers)).statusCode).toBe(404);
  });

  it('are for callers with the token, from everywhere', async () => {
    const headers = { authorization: 'Bearer rahasia-metrik', 'x-forwarded-for': '203.0.113.7' };
    expect((await ask(guarded, '203.0.113.7', headers)).statusCode).toBe(200);
  });

  it.each([
    '',
    'Bearer ',
    'Bearer rahasia',
    'Bearer rahasia-metrik2',
    'Basic rahasia-metrik',
    'rahasia-metrik',
  ])('are not there for %j when there is a token, not even from this machine', async (authorization) => {
    expect((await ask(guarded, '127.0.0.1', { authorization })).statusCode).toBe(404);
  });
});
