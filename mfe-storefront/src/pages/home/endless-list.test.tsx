import { server } from '@lapak/runtime/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { patterns } from '@lapak/contracts/routes';
import { answerQueries, answerProfile } from '../../testing/api.ts';
import { aCard, aListing } from '../../testing/builders.ts';
import { showListEnd } from '@lapak/ui/testing/intersection';
import { openPage } from '../../testing/open-page.tsx';
import * as page from './home-page.tsx';

answerProfile();

/** A store with as many products, two on a page. */
const store = (count: number) =>
  answerQueries('*/api/product', ({ page: number }) => {
    const all = Array.from({ length: count }, (_, index) => aCard({ id: index + 1 }));
    const start = (Number(number) - 1) * 2;
    return aListing({ data: all.slice(start, start + 2), per_page: 2, total_product: count });
  });
const open = (query = '') => openPage(page, { pattern: patterns.home, url: `/kopi/onlinestore${query}` });
const cards = () => screen.queryAllByRole('link', { name: /^Produk \d+$/ }).length;

test('the next page comes when the end of the list is near, until a page is empty', async () => {
  const asked = store(4);
  await open();
  expect(cards()).toBe(2);
  act(showListEnd);
  await waitFor(() => expect(cards()).toBe(4));
  act(showListEnd);
  await waitFor(() => expect(asked.searches).toHaveLength(3));
  await waitFor(() => expect(screen.queryByText('Memuat produk')).not.toBeInTheDocument());
  act(showListEnd);
  expect(asked.searches.map((query) => query.page)).toEqual(['1', '2', '3']);
  expect(cards()).toBe(4);
});

test('the skeleton of the next page is below the list, above the footer, until there is none', async () => {
  store(3);
  const { container } = await open();
  const places = () => container.querySelectorAll('[aria-hidden] [class*="ghost"]').length;
  expect(places()).toBe(2);
  act(showListEnd);
  await waitFor(() => expect(cards()).toBe(3));
  expect(places()).toBe(0);
});

test('another search clears the list before its answer arrives', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get('*/api/product', async ({ request }) => {
      if (new URL(request.url).searchParams.get('search') === '') return HttpResponse.json(aListing());
      await held;
      return HttpResponse.json(aListing({ data: [aCard({ id: 9, nama: 'Teh Hijau' })] }));
    }),
  );
  // Without `prefetch`, which the host does not await either.
  await openPage({ default: page.default }, { pattern: patterns.home, url: '/kopi/onlinestore' });
  expect(await screen.findByRole('link', { name: 'Produk 1' })).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'teh{Enter}');
  await waitFor(() => expect(cards()).toBe(0));
  expect(screen.getByRole('region', { name: /teh/ })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Produk Kosong')).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole('link', { name: 'Teh Hijau' })).toBeInTheDocument();
});

test('a page that is not full is the last one', async () => {
  const asked = store(1);
  await open();
  act(showListEnd);
  expect(asked.searches).toHaveLength(1);
});

test('an address with a page starts there and goes on from there', async () => {
  const asked = store(6);
  await open('?page=2');
  expect(screen.getByRole('link', { name: 'Produk 3' })).toBeInTheDocument();
  act(showListEnd);
  expect(await screen.findByRole('link', { name: 'Produk 5' })).toBeInTheDocument();
  expect(asked.searches.map((query) => query.page)).toEqual(['2', '3']);
});
