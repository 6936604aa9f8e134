import { http, HttpResponse } from 'msw';
import { server } from '../testing/server.ts';
import { createStore } from '../store/create-store.ts';
import { loggedOut } from '../store/session-slice.ts';
import { axiosTransport } from './axios-transport.ts';
import { clearToken, hasToken, readToken, writeToken } from './token.ts';
import { onUploadProgress, reportUploadProgress } from './upload-progress.ts';

afterEach(() => {
  jest.restoreAllMocks();
  clearToken();
  localStorage.clear();
});

/** Echoes the request. */
const echo = http.all('*/api/x', async ({ request }) =>
  HttpResponse.json(
    {
      method: request.method,
      search: new URL(request.url).search,
      authorization: request.headers.get('authorization'),
      key: request.headers.get('idempotency-key'),
      body: await request.text(),
    },
    { headers: { 'x-request-id': 'req-1' } },
  ),
);

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it.each([
  ['is forbidden', ['getItem', 'setItem', 'removeItem'] as const],
  ['is full', ['setItem'] as const],
])('a login whose storage %s lasts as long as the page', (_what, calls) => {
  writeToken('old');
  for (const call of calls) jest.spyOn(Storage.prototype, call).mockImplementation(denied);
  writeToken('abc');
  expect(readToken()).toBe('abc');
  clearToken();
  expect(hasToken()).toBe(false);
  writeToken('abc');
  createStore().dispatch(loggedOut());
  expect(hasToken()).toBe(false);
});

it('sends params, body and headers, and the bearer token when there is one', async () => {
  server.use(echo);
  writeToken('abc');
  const reply = await axiosTransport({
    url: '/api/x',
    method: 'POST',
    params: { page: 2, search: undefined },
    body: { nama: 'Sari' },
    headers: { 'Idempotency-Key': 'k1' },
  });
  expect(reply).toEqual({
    status: 200,
    requestId: 'req-1',
    data: {
      method: 'POST',
      search: '?page=2',
      authorization: 'Bearer abc',
      key: 'k1',
      body: '{"nama":"Sari"}',
    },
  });
});

it('sends no authorization for a visitor', async () => {
  server.use(echo);
  const { data } = await axiosTransport({ url: '/api/x' });
  expect(data).toMatchObject({ method: 'GET', authorization: null });
});

it.each([404, 422, 500])('answers a %i, it does not throw', async (status) => {
  server.use(http.get('*/api/x', () => HttpResponse.json({ info: 'x' }, { status })));
  expect(await axiosTransport({ url: '/api/x' })).toMatchObject({
    status,
    data: { info: 'x' },
    requestId: null,
  });
});

it('rejects when no answer came', async () => {
  server.use(http.get('*/api/x', () => HttpResponse.error()));
  await expect(axiosTransport({ url: '/api/x' })).rejects.toThrow();
});

it('removes a token that the API rejects', async () => {
  server.use(http.get('*/api/x', () => HttpResponse.json({}, { status: 401 })));
  writeToken('old');
  await axiosTransport({ url: '/api/x' });
  expect(hasToken()).toBe(false);
});

it('keeps the token of a login that came before the refusal of an older one', async () => {
  server.use(
    http.get('*/api/x', () => {
      writeToken('new');
      return HttpResponse.json({}, { status: 401 });
    }),
  );
  writeToken('old');
  await axiosTransport({ url: '/api/x' });
  expect(readToken()).toBe('new');
});

describe('calls of the console', () => {
  const headersOf = async (method: 'GET' | 'POST', status = 200) => {
    const sent: Record<string, string>[] = [];
    server.use(
      http.all('*/api/seller/sesi', ({ request }) => {
        sent.push(Object.fromEntries(request.headers));
        return HttpResponse.json({}, { status });
      }),
    );
    await axiosTransport({ url: '/api/seller/sesi', method });
    return sent[0];
  };

  it("never carry the shopper's token", async () => {
    writeToken('abc');
    expect(await headersOf('GET')).not.toHaveProperty('authorization');
  });

  it("leave the shopper's token alone when they are refused", async () => {
    writeToken('abc');
    await headersOf('POST', 401);
    expect(readToken()).toBe('abc');
  });
});

it('keeps a token through other failures', async () => {
  server.use(http.get('*/api/x', () => HttpResponse.json({}, { status: 500 })));
  writeToken('abc');
  await axiosTransport({ url: '/api/x' });
  expect(readToken()).toBe('abc');
  clearToken();
  expect(readToken()).toBeNull();
});

it('treats a browser that forbids storage as one without a login', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(hasToken()).toBe(false);
});

it("notifies subscribers of an upload's progress", () => {
  const [a, b] = [jest.fn(), jest.fn()];
  const stop = onUploadProgress('proof', a);
  onUploadProgress('other', b);
  reportUploadProgress('proof', 0.5);
  stop();
  reportUploadProgress('proof', 1);
  expect(a.mock.calls).toEqual([[0.5]]);
  expect(b).not.toHaveBeenCalled();
});
