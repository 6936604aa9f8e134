/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { buildApiProxy } from './api-proxy.ts';

/** An address that refuses connections. */
async function nowhere(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

it('answers with a message and a request id when the API is unreachable', async () => {
  const { log } = Fastify({ logger: { level: 'silent' } });
  const app = await buildApiProxy({ apiUrl: await nowhere(), secret: 'rahasia', trustedProxies: 0, log });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const reply = await fetch(`${origin}/api/checkout`, { method: 'POST' });
  expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('cache-control')]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  expect(await reply.json()).toEqual({
    code: '-2',
    info: 'Layanan sedang terganggu. Silakan coba beberapa saat lagi',
    request_id: reply.headers.get('x-request-id'),
  });
  expect((await fetch(`${origin}/healthz`)).status).toBe(503);
  await app.close();
});
