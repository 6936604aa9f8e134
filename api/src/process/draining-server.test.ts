import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createDrainingServer } from './draining-server.ts';

const NEVER_MS = 600_000;

/**
 * A server that answers `/` at once, holds everything else until the test answers, and ends no connection by the clock.
 */
async function setUp() {
  const front = createDrainingServer({ requestTimeoutMs: NEVER_MS });
  const held: ServerResponse[] = [];
  let notify = () => {};
  const server = front.serverFactory(
    (request, response) => {
      if (request.url === '/' || request.url === '/healthz') response.end('ok');
      else {
        held.push(response);
        notify();
      }
    },
    { keepAliveTimeout: NEVER_MS },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    front,
    server,
    port,
    held,
    async untilHeld(count: number) {
      while (held.length < count) await new Promise<void>((resolve) => (notify = resolve));
    },
    get: (path: string, headers: Record<string, string> = {}, agent = new Agent()) =>
      new Promise<{ status?: number; headers: IncomingMessage['headers']; body: string }>(
        (resolve, reject) => {
          const call = httpRequest({ port, host: '127.0.0.1', path, headers, agent }, (reply) => {
            let body = '';
            reply.setEncoding('utf8').on('data', (text: string) => (body += text));
            reply.on('end', () => resolve({ status: reply.statusCode, headers: reply.headers, body }));
            reply.on('error', reject);
          });
          call.on('error', reject).end();
        },
      ),
  };
}

/** A client that sends the given bytes and nothing more. */
async function client(port: number, text: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.resume();
  if (text) socket.write(text);
  const closed = once(socket, 'close');
  return { socket, closed };
}

const cutOff = (clients: { socket: Socket }[]) => clients.forEach(({ socket }) => socket.destroy());

describe('A server that ends', () => {
  it('reports it in its health first, and takes requests until the lead is over', async () => {
    const { front, get, server } = await setUp();
    expect((await get('/healthz')).status).toBe(200);
    void front.drain({ leadMs: NEVER_MS, timeoutMs: 0 });
    const health = await get('/healthz?x=1');
    expect(health.status).toBe(503);
    expect(health.headers).toMatchObject({ connection: 'close', 'retry-after': '2' });
    const page = await get('/');
    expect([page.status, page.body, page.headers.connection]).toEqual([200, 'ok', 'close']);
    server.close();
  });

  it('answers what runs, refuses new requests with a message, and ends when nothing runs', async () => {
    const { front, get, held, untilHeld, port } = await setUp();
    const agent = new Agent({ keepAlive: true });
    await get('/', {}, agent);
    const idle = await client(port, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    const running = get('/lama', {}, agent);
    await Promise.race([untilHeld(1), running]);
    const gone = front.drain({ leadMs: 0, timeoutMs: NEVER_MS });
    // Until then a new request would be taken, and held.
    if (!front.ending.aborted) await once(front.ending, 'abort');
    await idle.closed;
    const refused = await get('/api/setting');
    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({ connection: 'close', 'retry-after': '2' });
    expect(JSON.parse(refused.body)).toEqual({
      code: '-2',
      info: 'Layanan sedang dimulai ulang. Silakan coba beberapa saat lagi',
      request_id: refused.headers['x-request-id'],
    });
    const page = await get('/kopi/onlinestore', { accept: 'text/html,*/*' });
    expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<html lang="id">');
    held[0]?.end('selesai');
    const last = await running;
    expect(last.body).toBe('selesai');
    // Or its client would send the next request over a connection that is about to end.
    expect(last.headers.connection).toBe('close');
    await gone;
    await expect(get('/')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('ends each connection with its answer, so that no client has a request cut', async () => {
    const { front, get, held, untilHeld } = await setUp();
    const calls = Array.from({ length: 20 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const first = await get('/lama', {}, agent);
      const next = await get('/', {}, agent).catch((error: NodeJS.ErrnoException) => error.code);
      return [first.body, first.headers.connection, typeof next === 'object' ? next.status : next];
    });
    await untilHeld(20);
    const gone = front.drain({ leadMs: 0, timeoutMs: NEVER_MS });
    if (!front.ending.aborted) await once(front.ending, 'abort');
    for (const response of held.slice(1)) response.end('selesai');
    const all = await Promise.all(calls.slice(1));
    expect(new Set(all.map(String))).toEqual(new Set(['selesai,close,503']));
    held[0]?.end('selesai');
    await gone;
    expect((await calls[0])?.slice(0, 2)).toEqual(['selesai', 'close']);
  });

  it('is gone at its time limit, whatever clients do', async () => {
    const { front, held, untilHeld, port } = await setUp();
    const clients = await Promise.all([
      client(port, ''),
      client(port, 'GET /lama HTT'),
      client(port, 'POST /unggah HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000\r\n\r\nawal'),
      client(port, 'POST /unggah HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n5\r\nawal'),
      client(port, 'GET /menggantung HTTP/1.1\r\nhost: a\r\n\r\n'),
      client(port, 'GET / HTTP/1.1\r\nhost: a\r\n\r\nGET /lagi HTTP/1.1\r\nhost: a\r\n\r\n'),
    ]);
    await untilHeld(4);
    for (const response of held) response.write('awal');
    await front.drain({ leadMs: 0, timeoutMs: 10 });
    await Promise.all(clients.map(({ closed }) => closed));
    cutOff(clients);
  });
});
