import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { icons } from './icons.tsx';
import type { ListView } from './list-view.ts';
import { PagedCards } from './paged-cards.tsx';
import { showListEnd } from './testing/intersection.ts';

interface Order {
  id: number;
}

const show = (view: ListView<Order>) =>
  render(
    <PagedCards
      view={view}
      what="transaksi"
      empty={{ icon: icons.receipt, title: 'Transaksi kosong' }}
      card={({ id }) => <p>Pesanan {id}</p>}
    />,
  );

const ready = (own: Partial<Extract<ListView<Order>, { state: 'ready' }>> = {}): ListView<Order> => ({
  state: 'ready',
  items: [{ id: 1 }],
  hasMore: true,
  isLoadingMore: false,
  hasStopped: false,
  loadMore: jest.fn(),
  ...own,
});

test('shows that it loads', () => {
  show({ state: 'loading' });
  expect(screen.getByRole('status', { name: 'Memuat transaksi' })).toBeInTheDocument();
});

test('a failed list can be retried', async () => {
  const retry = jest.fn();
  show({ state: 'failed', isRetrying: false, retry });
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('shows the empty state', () => {
  show(ready({ items: [] }));
  expect(screen.getByText('Transaksi kosong')).toBeInTheDocument();
});

test('the end of the cards loads more', () => {
  const loadMore = jest.fn();
  show(ready({ loadMore }));
  expect(screen.getByRole('listitem')).toHaveTextContent('Pesanan 1');
  act(showListEnd);
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test('a next page that fails keeps the cards and offers a retry', async () => {
  const loadMore = jest.fn();
  show(ready({ hasStopped: true, loadMore }));
  expect(screen.getByText('Pesanan 1')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Muat lagi' }));
  expect(loadMore).toHaveBeenCalledTimes(1);
});
