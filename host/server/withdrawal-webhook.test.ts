/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Registry } from '@lapak/contracts/registry';
import { remoteSource } from './testing/bundles.ts';
import { manifestOf } from './testing/deployment.ts';
import { json, openShop } from './testing/shop.ts';

interface Posted {
  method?: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

let posted: Posted[];
let lines: { msg: string; part?: string; err?: { message: string } }[];
let shop: Awaited<ReturnType<typeof openShop>>;
let hook: Server;
let status: number;
let isHeld: boolean;

const log = () =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().trim().split('\n'))
        lines.push(JSON.parse(line) as (typeof lines)[0]);
      done();
    },
  });

beforeEach(async () => {
  posted = [];
  lines = [];
  status = 200;
  isHeld = false;
  hook = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      posted.push({ method: request.method, headers: request.headers, body: JSON.parse(text) });
      if (!isHeld) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await shop.close();
  hook.closeAllConnections();
  hook.close();
});

/** A shop whose current version paints no page, and whose version before paints all. */
async function withdrawOne(
  releasesWebhook = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/rilis`,
) {
  shop = await openShop(
    { Home: `{ default: () => h('h1', null, 'Halo') }` },
    (_request, response) => json(response, {}),
    { releasesWebhook, logLevel: 'warn' },
    log(),
    ({ deployed }) => {
      deployed.remote('storefront', '2', manifestOf('storefront', '2'));
      deployed.write('remotes/storefront/2/home.css', '.home{color:blue}');
      deployed.write(
        'remotes/storefront/2/server/server.cjs',
        remoteSource({ Home: `{ default: () => { throw new Error('rusak') } }` }),
      );
      deployed.registry({
        host: '1',
        remotes: { storefront: { current: '2', lastGood: '1' } },
        rollouts: { storefront: { proven: ['1'] } },
      });
    },
  );
  for (const store of ['kopi', 'batik', 'karya']) await shop.get(`/${store}/onlinestore`);
  while (current() !== '1') await new Promise((resolve) => setTimeout(resolve, 10));
}

const current = () =>
  (JSON.parse(readFileSync(join(shop.deployed.dir, 'registry.json'), 'utf8')) as Registry).remotes.storefront
    ?.current;
const complaint = () =>
  lines.find(({ msg }) => msg === 'RELEASES_WEBHOOK did not take the withdrawal of a version');
const until = async (isThere: () => boolean) => {
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 10));
};

it('posts a withdrawal as JSON, once', async () => {
  await withdrawOne();
  await until(() => posted.length > 0);
  expect(posted).toEqual([
    {
      method: 'POST',
      headers: expect.objectContaining({ 'content-type': 'application/json' }),
      body: {
        text: 'storefront 2 was withdrawn: it failed for too many of those who used it',
        event: 'withdrawn',
        part: 'storefront',
        version: '2',
        to: '1',
        why: 'it failed for too many of those who used it',
        by: expect.stringMatching(/^server /),
        when: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    },
  ]);
  expect(complaint()).toBeUndefined();
});

it.each([
  ['refuses', () => void (status = 500), undefined, 'it answered 500'],
  ['does not answer', () => void (isHeld = true), undefined, 'The operation was aborted due to timeout'],
  ['is not there', () => undefined, 'http://127.0.0.1:9/', 'fetch failed'],
])('withdraws all the same when the webhook %s, and logs it', async (_what, prepare, webhook, reason) => {
  prepare();
  await withdrawOne(webhook);
  await until(() => complaint() !== undefined);
  expect(complaint()).toMatchObject({
    part: 'storefront',
    err: { message: expect.stringContaining(reason) },
  });
  expect((await shop.get('/kopi/onlinestore')).status).toBe(200);
});
