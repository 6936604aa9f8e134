import Fastify from 'fastify';
import { frontHeaders } from '@lapak/contracts/api-paths';
import { serverInFront } from './server-in-front.ts';

const SECRET = 'rahasia-kedua-proses';
const OWN = '127.0.0.1';

/** The address that a request counts for. */
async function addressOf(headers: Record<string, string>, { secret = SECRET, trustProxy = 0 } = {}) {
  const app = Fastify({ trustProxy: (_address, hop) => hop < trustProxy });
  await app.register(serverInFront(secret === '' ? undefined : secret));
  app.get('/', async (request) => request.ip);
  const reply = await app.inject({ url: '/', headers });
  return reply.body;
}

const forwarded = (address: string, secret = SECRET) => ({
  [frontHeaders.secret]: secret,
  [frontHeaders.visitorAddress]: address,
});

it.each(['203.0.113.7', '2001:db8::7'])(
  "is the visitor's own (%s) when a server in front that knows the secret says so",
  async (address) => {
    expect(await addressOf(forwarded(address))).toBe(address);
    const behindMore = { ...forwarded(address), 'x-forwarded-for': '198.51.100.1' };
    expect(await addressOf(behindMore, { trustProxy: 1 })).toBe(address);
  },
);

it.each([
  ['x-forwarded-for', { 'x-forwarded-for': '203.0.113.7' }],
  ['the header without the secret', { [frontHeaders.visitorAddress]: '203.0.113.7' }],
  ['the header with another secret', forwarded('203.0.113.7', 'rahasia-kedua-prosez')],
  ['the header with an empty secret', forwarded('203.0.113.7', '')],
  ['the secret with what is no address', forwarded('a stranger')],
])('is not what a visitor says by %s', async (_name, headers) => {
  expect(await addressOf(headers)).toBe(OWN);
});

it('is never taken from the header where no secret is set', async () => {
  expect(await addressOf(forwarded('203.0.113.7', ''), { secret: '' })).toBe(OWN);
  expect(await addressOf(forwarded('203.0.113.7'), { secret: '' })).toBe(OWN);
});
