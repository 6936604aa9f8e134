import { createStore, type Location } from '@lapak/runtime';
import { server } from '@lapak/runtime/testing/server';
import { http, HttpResponse } from 'msw';
import { RemoteError } from '../remotes/page-source.ts';
import { renewingLoader, type Heading } from './renewing-loader.ts';

const cart = { pathname: '/kopi/onlinestore/cart', search: '', hash: '', state: null, key: 'a' } as Location;
const failing = (error: unknown) => async () => ({ kind: 'failed', error }) as const;

it.each([
  ['the shell is still the one of the shop', new RemoteError('checkout/Cart', null)],
  ['it is no page that failed', new Error('no connection')],
])('leaves a failure as it is when %s', async (_what, error) => {
  expect(await renewingLoader(failing(error), createStore({}), {})(cart)).toEqual({ kind: 'failed', error });
});

it('leaves a failure as it is when the server does not say what is deployed', async () => {
  server.use(http.get('/remotes/releases.json', () => HttpResponse.error()));
  const error = new RemoteError('checkout/Cart', null, true);
  expect(await renewingLoader(failing(error), createStore({}), {})(cart)).toEqual({ kind: 'failed', error });
});

it('says where the visitor is going while that is loaded', async () => {
  const heading: Heading = {};
  let done = () => {};
  const loading = new Promise<void>((resolve) => (done = resolve));
  const load = renewingLoader(() => loading.then(() => ({ kind: 'ready' })), createStore({}), heading);
  const loaded = load(cart);
  expect(heading.address).toBe('/kopi/onlinestore/cart');
  done();
  await loaded;
  expect(heading.address).toBeUndefined();
});
