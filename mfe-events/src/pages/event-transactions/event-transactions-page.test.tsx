import type { EventTransaction } from '@lapak/contracts/api/event';
import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { showListEnd } from '@lapak/ui/testing/intersection';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import {
  aStoreProfile,
  anEvent,
  anEventOrder,
  anIssuedTicket,
  anOrderedTicket,
  eventOrderKey,
  store,
} from '../../testing/builders.ts';
import { pagedAnswers } from '@lapak/runtime/testing/paged-answers';
import { server } from '@lapak/runtime/testing/server';
import * as page from './event-transactions-page.tsx';

const { id, token } = eventOrderKey;

function ordersAre(pages: (EventTransaction[] | number)[], theme_onlinestore: number | null = null) {
  server.use(
    http.get('*/api/setting/profile', () =>
      HttpResponse.json({ data: aStoreProfile({ theme_onlinestore }) }),
    ),
  );
  return pagedAnswers('event/transaction', { param: 'username', username: store }, pages);
}

const open = () =>
  renderPage(page, { pattern: patterns.eventTransactions, url: paths.eventTransactions(store) });

test.each<[EventTransaction['status'], string, string]>([
  ['UNPAID', 'Bayar Sekarang', 'checkout-detail'],
  ['EXPIRED', 'Ulangi Transaksi', 'checkout-detail'],
  ['REJECTED', 'Lihat Detail Pemesanan', 'checkout-detail'],
  ['CONFIRMED', 'Lihat Detail Pemesanan', 'transaction-detail'],
  ['PAID', 'Lihat Detail Pemesanan', 'transaction-detail'],
])('%s has "%s", which leads to %s', async (status, name, place) => {
  ordersAre([[anEventOrder({ status })]]);
  await open();
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `/${store}/event/${place}/${id}/${token}`,
  );
  expect(screen.getByText(status)).toBeInTheDocument();
});

test("a rejected order's card says the seller's reason", async () => {
  ordersAre([[anEventOrder({ status: 'REJECTED', reject_reason: 'Transfer tidak masuk' })]]);
  await open();
  expect(await screen.findByText('Alasan penjual: Transfer tidak masuk')).toBeVisible();
});

test('a card shows date, event, its day and hall, address, invoice, total and the first two tickets', async () => {
  const tickets = ['Reguler', 'VIP', 'Pelajar', 'Anak'].map((nama_tiket, index) =>
    anOrderedTicket({ id: index + 1, nama_tiket }),
  );
  ordersAre([[anEventOrder({ tickets, event: anEvent({ alamat: 'a'.repeat(71) }) })]]);
  await open();
  const card = within(await screen.findByRole('article', { name: 'Pesanan EVT/20261121/0001' }));
  for (const text of [
    'Malam Puisi Kota Tua',
    'Sabtu, 5 Desember 2026, 19.00 - 22.00 WIB',
    'Gedung Kesenian',
    '21 November 2026',
    'Rp200.123',
    'Reguler',
    'VIP',
    '+2 lainnya',
  ]) {
    expect(card.getByText(text)).toBeInTheDocument();
  }
  expect(card.getByText(`${'a'.repeat(70)}...`)).toBeInTheDocument();
  expect(card.getAllByText('2 x Rp100.000')).toHaveLength(2);
  expect(card.queryByText('Pelajar')).not.toBeInTheDocument();
});

test('the pieces of a paid order are counted, and a short address is not truncated', async () => {
  const tickets = ['ABCD2345EFGH', 'JKMN6789PQRS'].map((booking_code) => anIssuedTicket({ booking_code }));
  ordersAre([[anEventOrder({ status: 'PAID', tickets, event: anEvent({ alamat: 'b'.repeat(70) }) })]]);
  await open();
  expect(await screen.findByText('2 x Rp100.000')).toBeInTheDocument();
  expect(screen.getByText('b'.repeat(70))).toBeInTheDocument();
  expect(screen.queryByText(/lainnya/)).not.toBeInTheDocument();
});

test('the newer layout writes the date as DD/MM/YYYY', async () => {
  ordersAre([[anEventOrder()]], 2);
  await open();
  expect(await screen.findByText('21/11/2026')).toBeInTheDocument();
});

test('the end of the list loads the next page, up to the last', async () => {
  const asked = ordersAre([
    [anEventOrder({ invoice: 'EVT/1' })],
    [anEventOrder({ id: 'b'.repeat(32), invoice: 'EVT/2' })],
  ]);
  await open();
  await screen.findByText('EVT/1');
  act(showListEnd);
  expect(await screen.findByText('EVT/2')).toBeInTheDocument();
  act(showListEnd);
  expect(asked).toEqual(['1', '2']);
});

test('no orders', async () => {
  ordersAre([[]]);
  await open();
  expect(await screen.findByText('Transaksi kosong')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat event' })).toHaveAttribute('href', paths.events(store));
  expect(screen.getByRole('heading', { level: 1, name: 'Transaksi Acara' })).toBeInTheDocument();
});

test('a session that has ended is not reported as an error: the shell leaves for the login', async () => {
  ordersAre([401]);
  localStorage.setItem('token', 'abc');
  const { store: state } = await open();
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(state.getState().session.login).toBe('guest');
  expect(await screen.findByRole('status', { name: 'Memuat transaksi' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
});
