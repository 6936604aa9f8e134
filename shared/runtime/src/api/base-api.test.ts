import { prefetchQuery } from '../page/prefetch.ts';
import { createStore } from '../store/create-store.ts';
import { requestOf, type ApiCall } from './api-query.ts';
import { baseApi } from './base-api.ts';
import { sharedApi } from './shared-endpoints.ts';
import type { ApiReply, ApiRequest, Transport } from './transport.ts';

function setUp(answer: (request: ApiRequest) => Promise<ApiReply> | ApiReply) {
  const calls: ApiRequest[] = [];
  const transport: Transport = async (request) => {
    calls.push(request);
    return answer(request);
  };
  const store = createStore({ transport });
  const context = {
    dispatch: store.dispatch,
    getState: store.getState,
    params: {},
    url: new URL('http://shop.test/'),
  };
  return { calls, store, context };
}

const { getStoreProfile } = sharedApi.endpoints;
const ok = (data: unknown): ApiReply => ({ status: 200, data, requestId: null });

it('puts the answer into the store, and the page reads it without another request', async () => {
  const { calls, store, context } = setUp(() => ok({ data: { nama_toko: 'Kopi' } }));

  await prefetchQuery(context, getStoreProfile, 'kopi');
  await prefetchQuery(context, getStoreProfile, 'kopi');

  expect(getStoreProfile.select('kopi')(store.getState()).data).toEqual({ data: { nama_toko: 'Kopi' } });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ url: '/api/setting/profile', params: { username: 'kopi' } });
});

it('rejects a prefetch with the server’s error', async () => {
  const { context } = setUp(() => ({
    status: 404,
    data: { code: '-1', info: 'Toko tidak ada' },
    requestId: 'r1',
  }));
  await expect(prefetchQuery(context, getStoreProfile, 'x')).rejects.toMatchObject({
    status: 404,
    code: '-1',
    info: 'Toko tidak ada',
    requestId: 'r1',
  });
});

it('gives NETWORK when no answer came', async () => {
  const { context } = setUp(() => Promise.reject(new Error('offline')));
  await expect(prefetchQuery(context, getStoreProfile, 'x')).rejects.toMatchObject({
    status: 'NETWORK',
    info: null,
  });
});

it('gives field errors to the form that sent them', async () => {
  const api = baseApi.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      send: build.mutation<unknown, { nama: string }>({
        query: (body) => ({ call: 'POST /api/x', body, headers: { 'Idempotency-Key': 'k1' } }),
      }),
    }),
  });
  const { calls, store } = setUp(() => ({
    status: 422,
    data: { code: '-3', info: 'Periksa', data: { errors: { nama: ['Nama wajib diisi'] } } },
    requestId: null,
  }));
  const { error } = await store.dispatch(api.endpoints.send.initiate({ nama: '' }));
  expect(error).toMatchObject({ status: 422, errors: { nama: ['Nama wajib diisi'] } });
  expect(calls[0]).toMatchObject({
    method: 'POST',
    body: { nama: '' },
    headers: { 'Idempotency-Key': 'k1' },
  });
});

it('lets a newer version of a remote replace its endpoints', async () => {
  const inject = (call: ApiCall) =>
    baseApi.injectEndpoints({
      overrideExisting: true,
      endpoints: (build) => ({ versioned: build.query<unknown, void>({ query: () => ({ call }) }) }),
    });
  const { calls, context } = setUp(() => ok({}));
  inject('GET /api/old');
  await prefetchQuery(context, inject('GET /api/new').endpoints.versioned, undefined);
  expect(calls.map(({ url }) => url)).toEqual(['/api/new']);
});

it('sends texts that were cut within an emoji, which no address can have', () => {
  const cut = '☕💥'.slice(0, 2);
  const params = { search: cut, page: 2 };
  expect(requestOf({ call: 'GET /api/voucher/:code', path: { code: cut }, params })).toMatchObject({
    url: `/api/voucher/${encodeURIComponent('☕\uFFFD')}`,
    params: { search: '☕\uFFFD', page: 2 },
  });
});

it('puts what a call names into its address, whatever characters it has', () => {
  const path = { username: 'kopi', id: 'a/b?c d' };
  expect(requestOf({ call: 'GET /api/banner/:username/:id', path })).toEqual({
    method: 'GET',
    url: '/api/banner/kopi/a%2Fb%3Fc%20d',
  });
  expect(() => requestOf({ call: 'GET /api/banner/:username/:id', path: { id: 1 } })).toThrow('its username');
});

it('keeps two stores apart, as two requests on the server are', async () => {
  const a = setUp(() => ok({ data: 'a' }));
  const b = setUp(() => ok({ data: 'b' }));
  await Promise.all([
    prefetchQuery(a.context, getStoreProfile, 'kopi'),
    prefetchQuery(b.context, getStoreProfile, 'kopi'),
  ]);
  expect(getStoreProfile.select('kopi')(a.store.getState()).data).toEqual({ data: 'a' });
  expect(getStoreProfile.select('kopi')(b.store.getState()).data).toEqual({ data: 'b' });
});
