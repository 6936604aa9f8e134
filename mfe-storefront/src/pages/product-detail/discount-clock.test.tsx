import { server } from '@lapak/runtime/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ProductCard } from '@lapak/contracts/api/catalogue';
import { patterns } from '@lapak/contracts/routes';
import * as home from '../home/home-page.tsx';
import * as wishlist from '../wishlist/wishlist-page.tsx';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { answerProfile } from '../../testing/api.ts';
import { aCard, aDetail, aListing, aProduct } from '../../testing/builders.ts';
import { openPage } from '../../testing/open-page.tsx';
import * as page from './product-detail-page.tsx';

answerProfile();

const second = (at: number) => `2026-11-21T14:00:${String(at).padStart(2, '0')}.000+07:00`;

test('a discount begins and ends by the clock of the API, with a phone whose clock is a day off', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date('2026-11-22T14:00:00+07:00').getTime());
  const product = aProduct({
    harga: 20_000,
    discount_price: 15_000,
    enable_discount_pricing: 1,
    discount_start_date: '2026-11-21 14:00:01',
    discount_end_date: '2026-11-21 14:00:02',
  });
  // The API's clock: each answer is later than the one before.
  const clock = [second(0), second(1), second(3)];
  let answers = 0;
  server.use(
    http.get('*/api/product/produk-1', () => {
      const date_server = clock[answers] ?? second(3);
      answers += 1;
      return HttpResponse.json(aDetail({ data: product, date_server }));
    }),
  );
  await openPage(page, { pattern: patterns.product, url: '/kopi/onlinestore/detail/produk-1' });
  expect(screen.getByText('Rp20.000').tagName).not.toBe('S');

  expect(await screen.findByText('Rp15.000')).toBeInTheDocument();
  expect(answers).toBe(2);

  await waitFor(() => expect(screen.queryByText('Rp15.000')).not.toBeInTheDocument());
  expect(answers).toBe(3);
});

test.each([
  [
    'the home',
    home,
    patterns.home,
    '/kopi/onlinestore',
    '*/api/product',
    (card: ProductCard, date_server: string) => aListing({ data: [card], date_server }),
  ],
  [
    'the wishlist',
    wishlist,
    patterns.wishlist,
    '/kopi/onlinestore/wishlist',
    '*/api/wishlist',
    (card: ProductCard, date_server: string) => ({
      data: {
        data: [{ id: 1, product: { ...card, cat: { nama: 'Kopi' } } }],
        date_server,
        per_page: 20,
        total: 1,
        current_page: 1,
      },
    }),
  ],
] as const)('on %s too', async (_, module, pattern, url, path, body) => {
  const card = aCard({
    harga: 20_000,
    discount_price: 15_000,
    status_promo: 1,
    enable_discount_pricing: 1,
    discount_start_date: '2026-11-21 14:00:01',
    discount_end_date: '2026-11-21 14:05:00',
  });
  const opened = performance.now();
  // The API's clock goes with the test's.
  const dateServer = () =>
    nowIsoWib(new Date(Date.parse('2026-11-21T14:00:00+07:00') + performance.now() - opened));
  server.use(
    http.get(path, ({ request }) => {
      const isLater = Number(new URL(request.url).searchParams.get('page') ?? 1) > 1;
      const answered = body(card, dateServer());
      return HttpResponse.json(isLater ? { data: { ...answered.data, data: [] } } : answered);
    }),
  );
  await openPage(module, { pattern, url, preloadedState: { session: { login: 'customer' } } });
  expect((await screen.findByText('Rp20.000')).tagName).not.toBe('S');
  expect(await screen.findByText('Rp15.000')).toBeInTheDocument();
});
