import type { Review } from '@lapak/contracts/api/catalogue';
import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aStoreProfile, store } from '../../testing/builders.ts';
import { server, slowAnswers } from '@lapak/runtime/testing/server';
import { showListEnd } from '@lapak/ui/testing/intersection';
import * as page from './product-reviews-page.tsx';

const aReview = (own: Partial<Review> = {}): Review => ({
  id: 1,
  star: 4,
  ulasan: 'Wangi sekali',
  created_at: '2026-11-20T08:00:00+07:00',
  user: { name: 'Budi' },
  product: { id: 11, nama: 'Kopi Gayo', image_url: null },
  ...own,
});

function reviewsAre(pages: (Review[] | number)[]) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/setting/profile', () => HttpResponse.json({ data: aStoreProfile() })),
    http.get('*/api/product/11/ulasan', ({ request }) => {
      const number = Number(new URL(request.url).searchParams.get('page'));
      asked.push(String(number));
      const answer = pages[number - 1] ?? [];
      if (typeof answer === 'number') return HttpResponse.json({ code: '-2', info: 'x' }, { status: answer });
      return HttpResponse.json({ data: answer, per_page: 1, total: pages.length, current_page: number });
    }),
  );
  return asked;
}

const open = () =>
  renderPage(page, { pattern: patterns.productReviews, url: paths.productReviews(store, 11) });

test('a review shows stars, author, date and text', async () => {
  const asked = reviewsAre([[aReview()]]);
  await open();
  const review = within(await screen.findByRole('article'));
  expect(review.getByRole('img', { name: '4 dari 5 bintang' })).toBeInTheDocument();
  expect(review.getByText('Budi')).toBeInTheDocument();
  expect(review.getByText('20 November 2026')).toBeInTheDocument();
  expect(review.getByText('Wangi sekali')).toBeInTheDocument();
  expect(asked).toEqual(['1']);
  // The store's name comes from another request.
  await waitFor(() => expect(document.title).toBe('Ulasan Kopi Gayo - Kopi Nusantara'));
});

test('a review that moved to the next page meanwhile is shown once', async () => {
  const [first, second] = [aReview(), aReview({ id: 2, ulasan: 'Cepat sampai' })];
  reviewsAre([[first], [first, second]]);
  await open();
  await screen.findByText('Wangi sekali');
  act(showListEnd);
  expect(await screen.findByText('Cepat sampai')).toBeInTheDocument();
  expect(screen.getAllByText('Wangi sekali')).toHaveLength(1);
});

test('the end of the list loads the next page', async () => {
  const asked = reviewsAre([[aReview()], [aReview({ id: 2, ulasan: 'Cepat sampai' })]]);
  await open();
  await screen.findByText('Wangi sekali');
  act(showListEnd);
  expect(await screen.findByText('Cepat sampai')).toBeInTheDocument();
  act(showListEnd);
  expect(asked).toEqual(['1', '2']);
});

test('the reviews of another product are never shown', async () => {
  reviewsAre([[aReview()]]);
  const { navigate } = await open();
  await screen.findByText('Wangi sekali');
  server.use(
    http.get('*/api/product/12/ulasan', () => HttpResponse.json({ code: '-2', info: 'x' }, { status: 500 })),
  );
  await navigate(paths.productReviews(store, 12));
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  expect(screen.queryByText('Wangi sekali')).not.toBeInTheDocument();
});

test('no reviews', async () => {
  reviewsAre([[]]);
  await open();
  expect(await screen.findByText('Ulasan belum ada')).toBeInTheDocument();
});

test('an unknown product leads to the not-found page', async () => {
  reviewsAre([404]);
  await open();
  expect(await screen.findByTestId('location')).toHaveTextContent(/^\/onlinestore$/);
});

test('a failed load can be tried again', async () => {
  reviewsAre([500]);
  await open();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  reviewsAre([[aReview()]]);
  slowAnswers();
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(await screen.findByText('Wangi sekali')).toBeInTheDocument();
});
