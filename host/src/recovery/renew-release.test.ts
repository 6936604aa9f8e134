import type { RemoteRelease } from '@lapak/contracts/page-document';
import { server } from '@lapak/runtime/testing/server';
import { http, HttpResponse } from 'msw';
import { noRemotes } from '../testing/no-remotes.ts';
import { renewRelease } from './renew-release.ts';

const version = (name: string) => ({
  version: name,
  entry: `/remotes/checkout/${name}/mf-manifest.json`,
});
const known: RemoteRelease = { current: version('7'), lastGood: null };

function deployed(checkout: RemoteRelease, host = 'h1') {
  server.use(
    http.get('/remotes/releases.json', ({ request }) =>
      new URL(request.url).searchParams.get('page') === '/kopi/onlinestore/cart'
        ? HttpResponse.json({ host, remotes: { ...noRemotes, checkout } })
        : HttpResponse.error(),
    ),
  );
}

beforeEach(() => {
  window.history.replaceState(null, '', '/kopi/onlinestore/cart');
  document.head.innerHTML = '<script src="http://localhost/assets/host/h1/main.js"></script>';
});

it('asks for the files again under addresses of their own', async () => {
  deployed(known);
  expect(await renewRelease('checkout', known, 2)).toEqual({
    release: {
      current: { ...version('7'), entry: '/remotes/checkout/7~2/mf-manifest.json' },
      lastGood: null,
    },
    isNew: false,
    isOutdated: false,
  });
});

it('has one number alone in the address of a second retry', async () => {
  deployed(known);
  const { release } = await renewRelease('checkout', known, 1);
  server.use(http.get('/remotes/releases.json', () => HttpResponse.error()));
  expect((await renewRelease('checkout', release, 2)).release.current?.entry).toBe(
    '/remotes/checkout/7~2/mf-manifest.json',
  );
});

it('says that another version is deployed, and another shell', async () => {
  deployed({ current: version('6'), lastGood: null }, 'h2');
  expect(await renewRelease('checkout', known, 1)).toMatchObject({
    release: { current: { version: '6', entry: '/remotes/checkout/6~1/mf-manifest.json' } },
    isNew: true,
    isOutdated: true,
  });
});

it('takes what hangs or has failed off the page', async () => {
  deployed(known);
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = '/remotes/checkout/7/cart.js';
  document.head.append(script);
  await renewRelease('checkout', known, 1);
  expect(document.querySelectorAll('script[src*="/remotes/"]')).toHaveLength(0);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

it.each([
  ['does not answer', () => HttpResponse.error()],
  ['is busy', () => HttpResponse.json({ code: '-2' }, { status: 503 })],
  ['answers with a page', () => HttpResponse.html('<!doctype html>')],
  ['answers with something else', () => HttpResponse.json({ code: '00' })],
])('asks again for what it knew when the server %s', async (_what, answer) => {
  server.use(http.get('/remotes/releases.json', answer));
  expect(await renewRelease('checkout', known, 1)).toEqual({
    release: {
      current: { ...version('7'), entry: '/remotes/checkout/7~1/mf-manifest.json' },
      lastGood: null,
    },
    isNew: false,
    isOutdated: false,
  });
});
