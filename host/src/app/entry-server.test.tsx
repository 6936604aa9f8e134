import { createStore, sessionRead } from '@lapak/runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { preparePage } from './entry-server.tsx';

it('does not check the store for mutations on the server', () => {
  const store = createStore();
  store.dispatch(sessionRead({ hasToken: true }));
  expect(Object.isFrozen(store.getState().session)).toBe(false);
});

describe('a page that depends on the visitor', () => {
  const Page = () => <h1>Isi</h1>;
  const data = { username: 'kopi', nama_toko: 'Kopi', theme_onlinestore: 1, logo_url: null, bio: null };
  const prepare = (page: Parameters<typeof preparePage>[0]['page']) =>
    preparePage({
      url: 'http://toko.test/kopi/onlinestore/cart',
      username: 'kopi',
      id: 'checkout/Cart',
      page,
      transport: () =>
        Promise.resolve({ status: 200, data: { code: '00', info: 'ok', data }, requestId: null }),
      signal: new AbortController().signal,
    });

  it('is rendered as its outline, without its data', async () => {
    const prefetch = jest.fn(() => Promise.resolve());
    const { app, release } = await prepare({ default: Page, prefetch, Outline: () => <p>Kerangka</p> });
    const html = renderToStaticMarkup(app);
    release();
    expect(html).toContain('<p>Kerangka</p>');
    expect(html).not.toContain('Isi');
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('of a version without an outline is not rendered, which is no failure of the version', async () => {
    await expect(prepare({ default: Page })).rejects.toMatchObject({ status: 404 });
  });
});
