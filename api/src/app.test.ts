import type { FastifyInstance } from 'fastify';
import { testApp } from './testing/test-app.ts';
import { onEveryDatabase } from './testing/database.ts';

onEveryDatabase('The API', (database) => {
  let app: FastifyInstance;
  const lines: string[] = [];
  beforeAll(async () => {
    const logStream = { write: (line: string) => void lines.push(line) };
    ({ app } = await testApp(database(), { config: { logLevel: 'info' }, overrides: { logStream } }));
  });
  afterAll(() => app.close());

  it('reports when it can serve', async () => {
    const reply = await app.inject('/healthz');
    expect(reply.statusCode).toBe(200);
  });

  it('answers 404 with a message, and with a request id that is also in the log', async () => {
    const reply = await app.inject({
      url: '/api/tidak-ada?email=sari@contoh.id',
      headers: { 'x-request-id': 'abc-12345' },
    });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ code: '-2', info: 'Alamat tidak ditemukan', request_id: 'abc-12345' });
    expect(reply.headers['x-request-id']).toBe('abc-12345');
    expect(lines.join('')).toContain('"request_id":"abc-12345"');
    expect(lines.join('')).not.toContain('sari@contoh.id');
  });

  it('generates an id when the given one could not be logged safely', async () => {
    const reply = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'x" evil' } });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['broken JSON', { 'content-type': 'application/json' }, '{"a":', 400],
    ['a prototype in JSON', { 'content-type': 'application/json' }, '{"__proto__":{"x":1}}', 400],
    ['an unknown kind of body', { 'content-type': 'application/xml' }, '<a/>', 415],
    ['a body of 10 MB', { 'content-type': 'application/json' }, `{"a":"${'x'.repeat(10_000_000)}"}`, 413],
    ['a form without its boundary', { 'content-type': 'multipart/form-data' }, 'x', 422],
    ['no body', {}, '', 422],
    ['an empty JSON body', { 'content-type': 'application/json' }, '', 422],
    ['a list', { 'content-type': 'application/json' }, '[]', 422],
    ['nested lists', { 'content-type': 'application/json' }, '['.repeat(50_000) + ']'.repeat(50_000), 422],
  ])('refuses %s with 4xx and words', async (_name, headers, payload, status) => {
    const reply = await app.inject({ method: 'POST', url: '/api/ongkir/cost', headers, payload });
    expect(reply.json()).toMatchObject({ info: expect.stringMatching(/\w/), request_id: expect.any(String) });
    expect(reply.statusCode).toBe(status);
  });

  it.each([
    '/api/setting/profile?username=%00',
    '/api/setting/profile?username=%FF%FE',
    '/api/%zz',
    '/api/ongkir/search?search=%00%27%25_',
  ])('never fails on %s', async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.headers['content-type']).toContain('application/json');
  });

  it('describes itself', async () => {
    const reply = await app.inject('/api/docs/json');
    expect(Object.keys(reply.json().paths)).toContain('/api/setting/profile');
  });

  it('counts requests by route for Prometheus', async () => {
    const reply = await app.inject('/metrics');
    expect(reply.body).toContain(
      'lapak_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}',
    );
  });

  it('has security headers', async () => {
    const { headers } = await app.inject('/healthz');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  });
});
