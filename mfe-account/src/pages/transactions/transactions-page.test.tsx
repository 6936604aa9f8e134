import type { OrderListItem, OrderStatus } from '@lapak/contracts/api/order';
import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLine, orderId, store } from '../../testing/builders.ts';
import { pagedAnswers } from '@lapak/runtime/testing/paged-answers';
import { storeIs } from '../../testing/entry.ts';
import { showListEnd } from '@lapak/ui/testing/intersection';
import { HttpResponse, http } from 'msw';
import { server, slowAnswers } from '@lapak/runtime/testing/server';
import { toasts } from '@lapak/ui/testing/toasts';
import * as page from './transactions-page.tsx';

const anItem = (own: Partial<OrderListItem> = {}): OrderListItem => ({
  id: orderId,
  invoice: 'INV/1',
  status: 'UNPAID',
  total: 165_347,
  created_at: '2026-11-21T14:05:00+07:00',
  reject_reason: null,
  toko: { nama_toko: 'Kopi Nusantara' },
  products: [aLine()],
  ...own,
});

function ordersAre(pages: (OrderListItem[] | number)[], theme: number | null = null) {
  storeIs(theme);
  return pagedAnswers('transaction', { param: 'username_toko', username: store }, pages);
}

const open = () => renderPage(page, { pattern: patterns.transactions, url: paths.transactions(store) });

test.each<[OrderStatus, string, string]>([
  ['UNPAID', 'Bayar Sekarang', 'checkout-detail'],
  ['EXPIRED', 'Ulangi Transaksi', 'checkout-detail'],
  ['REJECTED', 'Lihat Detail Pemesanan', 'checkout-detail'],
  ['CONFIRMED', 'Lihat Detail Pemesanan', 'status'],
  ['PAID', 'Lihat Detail Pemesanan', 'status'],
  ['SELESAI', 'Lihat Detail Pemesanan', 'status'],
])('%s has "%s", which leads to %s', async (status, name, place) => {
  ordersAre([[anItem({ status })]]);
  await open();
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `/${store}/onlinestore/${place}/${orderId}`,
  );
  expect(screen.getByText(status)).toBeInTheDocument();
});

test("a rejected order's card says the seller's reason", async () => {
  ordersAre([[anItem({ status: 'REJECTED', reject_reason: 'Transfer tidak masuk' })]]);
  await open();
  expect(await screen.findByText('Alasan penjual: Transfer tidak masuk')).toBeVisible();
});

test('a card shows shop, invoice, total and the first two products', async () => {
  ordersAre([
    [anItem({ products: [aLine(), aLine({ id: 12, nama: 'Teh' }), aLine({ id: 13, nama: 'Gula' })] })],
  ]);
  await open();
  const card = within(await screen.findByRole('article', { name: 'Pesanan INV/1' }));
  expect(card.getByText('Kopi Nusantara')).toBeInTheDocument();
  expect(card.getByText('21 November 2026')).toBeInTheDocument();
  expect(card.getByText('Rp165.347')).toBeInTheDocument();
  expect(card.getAllByText('2 x Rp75.000')).toHaveLength(2);
  expect(card.queryByText('Gula')).not.toBeInTheDocument();
});

test('the newer layout writes the date as DD/MM/YYYY', async () => {
  ordersAre([[anItem()]], 2);
  await open();
  expect(await screen.findByText('21/11/2026')).toBeInTheDocument();
});

test('an order that moved to the next page meanwhile is shown once', async () => {
  ordersAre([[anItem()], [anItem(), anItem({ id: 'b'.repeat(32), invoice: 'INV/2' })]]);
  await open();
  await screen.findByText('INV/1');
  act(showListEnd);
  expect(await screen.findByText('INV/2')).toBeInTheDocument();
  expect(screen.getAllByText('INV/1')).toHaveLength(1);
});

test('the end of the list loads the next page, up to the last', async () => {
  const asked = ordersAre([[anItem()], [anItem({ id: 'b'.repeat(32), invoice: 'INV/2' })]]);
  await open();
  await screen.findByText('INV/1');
  act(showListEnd);
  expect(await screen.findByText('INV/2')).toBeInTheDocument();
  act(showListEnd);
  expect(asked).toEqual(['1', '2']);
});

test('no orders', async () => {
  ordersAre([[]]);
  await open();
  expect(await screen.findByText('Transaksi kosong')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mulai belanja' })).toHaveAttribute('href', paths.home(store));
});

test('a failed load just stops, without a toast, and can be tried again', async () => {
  ordersAre([500]);
  await open();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(toasts()).toEqual([]);
  ordersAre([[anItem()]]);
  slowAnswers();
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(await screen.findByText('INV/1')).toBeInTheDocument();
});

test('the list is narrowed by state and by invoice number, and its address says so', async () => {
  storeIs(null);
  const asked: (string | null)[][] = [];
  server.use(
    http.get('*/api/transaction', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push([query.get('status'), query.get('search')]);
      return HttpResponse.json({ data: [], per_page: 10, total: 0, current_page: 1 });
    }),
  );
  const { shown } = await renderPage(page, {
    pattern: patterns.transactions,
    url: `${paths.transactions(store)}?status=EXPIRED`,
  });
  expect(await screen.findByText('Tidak ada pesanan yang cocok')).toBeVisible();
  expect(asked).toEqual([['EXPIRED', null]]);
  expect(screen.getByText('0 transaksi')).toHaveRole('status');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari nomor pesanan' }), '0012');
  await waitFor(() => expect(shown().location.search).toBe('?status=EXPIRED&search=0012'));
  // The page has the new address, too: what is pressed next starts from it.
  await waitFor(() => expect(asked.at(-1)).toEqual(['EXPIRED', '0012']));
  expect(screen.getByRole('button', { name: 'Kadaluarsa' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Semua' }));
  await waitFor(() => expect(shown().location.search).toBe('?search=0012'));
  await waitFor(() => expect(asked.at(-1)).toEqual([null, '0012']));
});

test('a choice whose orders do not load is not shown those of the choice before', async () => {
  ordersAre([[anItem()]]);
  await open();
  await screen.findByText('INV/1');
  ordersAre([500]);
  await userEvent.click(screen.getByRole('button', { name: 'Kadaluarsa' }));
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(screen.queryByText('INV/1')).not.toBeInTheDocument();
  ordersAre([[anItem({ invoice: 'INV/2' })]]);
  slowAnswers();
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(screen.queryByText('INV/1')).not.toBeInTheDocument();
  expect(await screen.findByText('INV/2')).toBeInTheDocument();
});

test('an address that asks for more letters than a number has is asked for those that it may have', async () => {
  storeIs(null);
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/transaction', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('search'));
      return HttpResponse.json({ data: [], per_page: 10, total: 0, current_page: 1 });
    }),
  );
  const search = '1'.repeat(90);
  await renderPage(page, {
    pattern: patterns.transactions,
    url: `${paths.transactions(store)}?search=${search}`,
  });
  expect(await screen.findByText('Tidak ada pesanan yang cocok')).toBeVisible();
  expect(asked).toEqual([search.slice(0, 60)]);
  expect(screen.getByRole('searchbox')).toHaveValue(asked[0]);
});

test('a state that is chosen while another choice is on its way does not undo it', async () => {
  storeIs(null);
  const none = { data: [], per_page: 10, total: 0, current_page: 1 };
  server.use(http.get('*/api/transaction', () => HttpResponse.json(none)));
  const { shown } = await renderPage(page, {
    pattern: patterns.transactions,
    url: `${paths.transactions(store)}?status=EXPIRED&search=0012`,
  });
  const all = await screen.findByRole('button', { name: 'Semua' });
  let letCome: () => void = () => undefined;
  const comes = new Promise<void>((resolve) => (letCome = resolve));
  server.use(
    http.get('*/api/transaction', async () => {
      await comes;
      return HttpResponse.json(none);
    }),
  );
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Cari nomor pesanan' }), {
    target: { value: '0013' },
  });
  act(() => jest.advanceTimersByTime(500));
  // At once, before the navigation that waits for its answer gives up waiting.
  fireEvent.click(all);
  jest.useRealTimers();
  letCome();
  await waitFor(() => expect(shown().location.search).toBe('?search=0013'));
});
