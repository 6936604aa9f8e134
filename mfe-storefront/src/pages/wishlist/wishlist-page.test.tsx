import { server } from '@lapak/runtime/testing/server';
import { showListEnd } from '@lapak/ui/testing/intersection';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { patterns } from '@lapak/contracts/routes';
import type { WishlistEntry } from '@lapak/contracts/api/catalogue';
import { wishlistApi } from '../../api/wishlist-api.ts';
import { answer, answerQueries, answerProfile } from '../../testing/api.ts';
import { aCard, aProfile, now, runningDiscount } from '../../testing/builders.ts';
import { openPage } from '../../testing/open-page.tsx';
import * as page from './wishlist-page.tsx';

answerProfile();

const entry = (id: number, own: Parameters<typeof aCard>[0] = {}): WishlistEntry => ({
  id: id + 100,
  product: { ...aCard({ id, has_wish: true, ...own }), cat: { nama: 'Kopi' } },
});
const pages = (...contents: WishlistEntry[][]) =>
  answerQueries('*/api/wishlist', ({ page: number }) => ({
    data: {
      data: contents[Number(number) - 1] ?? [],
      date_server: now,
      per_page: 20,
      total: contents.flat().length,
      current_page: Number(number),
    },
  }));
const open = () =>
  openPage(page, {
    pattern: patterns.wishlist,
    url: '/kopi/onlinestore/wishlist',
    preloadedState: { session: { login: 'customer' } },
  });

test('shows cards with their discount, and leads to the product', async () => {
  pages([entry(1, { discount_price: 15_000, status_promo: 1, ...runningDiscount })]);
  await open();
  expect(await screen.findByRole('link', { name: 'Produk 1' })).toHaveAttribute(
    'href',
    '/kopi/onlinestore/detail/produk-1',
  );
  expect(screen.getByText('Rp15.000')).toBeInTheDocument();
  expect(screen.getByText('PROMO')).toBeInTheDocument();
});

test('is requested once when it is opened', async () => {
  const asked = pages([entry(1)]);
  await open();
  await screen.findByRole('link', { name: 'Produk 1' });
  expect(asked.searches).toEqual([{ username: 'kopi', page: '1' }]);
});

test('contains a product that was added just after it was shown', async () => {
  pages([entry(1)]);
  server.use(answer('post', '*/api/wishlist', { code: '00', info: '' }));
  const { navigate, store } = await open();
  await screen.findByRole('link', { name: 'Produk 1' });
  await navigate('/kopi/onlinestore');
  pages([entry(1), entry(2)]);
  const heart = { username: 'kopi', productId: 2, wished: true };
  await act(() => store.dispatch(wishlistApi.endpoints.setHeart.initiate(heart)));
  await navigate('/kopi/onlinestore/wishlist');
  expect(await screen.findByRole('link', { name: 'Produk 2' })).toBeInTheDocument();
});

test('a page that does not load can be asked for again at the end of the list', async () => {
  const user = userEvent.setup();
  let isCut = true;
  server.use(
    http.get('*/api/wishlist', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      if (page > 1 && isCut) return HttpResponse.error();
      const data = { 1: [entry(1)], 2: [entry(2)] }[page] ?? [];
      return HttpResponse.json({
        data: { data, date_server: now, per_page: 1, total: 2, current_page: page },
      });
    }),
  );
  await open();
  await screen.findByRole('link', { name: 'Produk 1' });
  act(showListEnd);
  const again = await screen.findByRole('button', { name: 'Muat lagi' });
  isCut = false;
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Produk 2' })).toBeInTheDocument();
});

test('is "Wishlist kosong" in the default layout', async () => {
  pages([]);
  await open();
  expect(await screen.findByText('Wishlist kosong')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cari Produk' })).toBeInTheDocument();
});

test('in the newer layout leads to the products when it is empty', async () => {
  server.use(answer('get', '*/api/setting/profile', { data: aProfile({ theme_onlinestore: 2 }) }));
  pages([]);
  await open();
  expect(await screen.findByText('Kamu belum menambahkan produk apapun di wishlist')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cari Produk' })).toHaveAttribute('href', '/kopi/onlinestore');
});

test('loads from page 1 again after a removal', async () => {
  const user = userEvent.setup();
  const asked = pages([entry(1), entry(2)]);
  server.use(answer('delete', '*/api/wishlist/1', { code: '00', info: '' }));
  await open();
  await screen.findByRole('link', { name: 'Produk 1' });
  const before = asked.searches.length;
  const reloaded = pages([entry(2)]);
  await user.click(screen.getByRole('button', { name: 'Wishlist Produk 1' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Produk 1' })).not.toBeInTheDocument());
  expect(before).toBeGreaterThan(0);
  expect(reloaded.searches[0]).toEqual({ username: 'kopi', page: '1' });
  expect(screen.getByRole('link', { name: 'Produk 2' })).toBeInTheDocument();
});

test('a failed load shows a message and a retry', async () => {
  const user = userEvent.setup();
  server.use(answer('get', '*/api/wishlist', { code: '-2', info: 'x' }, 500));
  await open();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  pages([entry(1)]);
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Produk 1' })).toBeInTheDocument();
});
