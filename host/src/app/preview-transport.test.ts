import { previewQuery, productPreviewQuery } from '@lapak/contracts/store-preview';
import type { ApiReply } from '@lapak/runtime/transport';
import { previewTransport } from './preview-transport.ts';

const home = 'https://toko.test/kopi/onlinestore';
const look = { theme_onlinestore: '3', path_theme: 'default_2' };
const saved = { data: { theme_onlinestore: null, path_theme: null, setting: { nama_toko: 'Kopi' } } };

const answering = (data: unknown) => () => Promise.resolve<ApiReply>({ status: 200, data, requestId: null });
const through = async (query: string, data: unknown = saved) =>
  (await previewTransport(home + query, answering(data))({ url: '/api/product' })).data;

test('answers that name a look have the one that the address asks for', async () => {
  expect(await through(previewQuery(look))).toEqual({
    data: { ...saved.data, theme_onlinestore: 3, path_theme: 'default_2' },
  });
});

test.each(['', '?pratinjau=9.default_1', '?pratinjau=3.x', '?pratinjau=3', '?keyword=3.default_1'])(
  'an address with %p has the look that is saved',
  async (query) => {
    expect(await through(query)).toEqual(saved);
  },
);

test('other answers are as they are', async () => {
  for (const data of [null, 'x', { data: [1] }, { data: { nama: 'Kopi' } }])
    expect(await through(previewQuery(look), data)).toEqual(data);
});

test("a product that is not saved is asked for by its name, in the product's call alone", async () => {
  const asked: unknown[] = [];
  const transport = previewTransport(home + productPreviewQuery('abcdefghijklmnop'), (request) => {
    asked.push([request.url, request.params]);
    return answering(saved)();
  });
  await transport({ url: '/api/product/7', params: { username: 'kopi' } });
  await transport({ url: '/api/product', params: { username: 'kopi' } });
  expect(asked).toEqual([
    ['/api/product/7', { username: 'kopi', pratinjau: 'abcdefghijklmnop' }],
    ['/api/product', { username: 'kopi' }],
  ]);
});
