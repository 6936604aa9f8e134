import type { EventTransaction } from '@lapak/contracts/api/event';
import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, delay, http } from 'msw';
import {
  anEvent,
  anEventOrderResponse,
  anIssuedTicket,
  eventOrderKey,
  store,
} from '../../testing/builders.ts';
import { readQr } from '../../testing/read-qr.ts';
import { server, slowAnswers } from '@lapak/runtime/testing/server';
import * as page from './event-tickets-page.tsx';

afterEach(() => jest.restoreAllMocks());

const { id, token } = eventOrderKey;
const call = '*/api/event/transaction/:id/:token';
const url = paths.eventTickets(store, id, token);

function orderIs(own: Partial<EventTransaction>) {
  server.use(
    http.get(call, ({ params }) => {
      const isRight = params.id === id && params.token === token;
      return isRight ? HttpResponse.json(anEventOrderResponse(own)) : new HttpResponse(null, { status: 404 });
    }),
  );
}

const paid = (own: Partial<EventTransaction> = {}): Partial<EventTransaction> => ({ status: 'PAID', ...own });
const open = (address = url) =>
  renderPage(page, {
    pattern: patterns.eventTickets,
    url: address,
    preloadedState: { site: { origin: 'https://lapak.example' } },
  });

test('each piece has a card with its own QR code and booking code', async () => {
  const codes = ['ABCD2345EFGH', 'JKMN6789PQRS', 'TVWX2345YZAB'];
  orderIs(paid({ tickets: codes.map((booking_code) => anIssuedTicket({ booking_code })) }));
  await open();
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(3);
  codes.forEach((code, index) => {
    const card = within(screen.getByRole('article', { name: `Tiket ${index + 1} dari 3` }));
    // Below level H this text would fit into a version 1 code.
    expect(readQr(card.getByRole('img', { name: `Kode QR ${code}` }))).toEqual({ text: code, version: 2 });
    for (const group of code.match(/.{4}/g) ?? []) expect(card.getByText(group)).toBeInTheDocument();
  });
});

test('a card shows event, date, place, organizer, name, invoice and, for the paper, the cover', async () => {
  orderIs(paid({ event: anEvent({ map_link: 'https://maps.example/?q=1' }) }));
  await open();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: 'Malam Puisi Kota Tua' })).toBeInTheDocument();
  for (const text of [
    'Reguler',
    'Sabtu, 5 Desember 2026',
    '19.00 - 22.00 WIB',
    'Gedung Kesenian',
    'Jalan Gedung Kesenian 1, Jakarta',
    'Studio Karya',
    'Siti Aminah',
    'EVT/20261121/0001',
  ]) {
    expect(card.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByRole('article').querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('puisi'),
  );
  const map = card.getByRole('link', { name: 'Lihat Peta' });
  expect(map).toHaveAttribute('href', 'https://maps.example/?q=1');
  expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.queryByText(/Sudah dipakai/)).not.toBeInTheDocument();
});

test('an admitted ticket shows when it was used, in Jakarta time', async () => {
  orderIs(paid({ tickets: [anIssuedTicket({ used_at: '2026-12-05T12:05:00.000Z' })] }));
  await open();
  expect(await screen.findByText('Sudah dipakai 5 Desember 2026, 19.05 WIB')).toBeInTheDocument();
});

test('nothing that leads out of the shop has the token, and no other site receives the URL of this page', async () => {
  orderIs(paid({ event: anEvent({ map_link: 'https://maps.example/?q=1' }) }));
  await open();
  await screen.findByRole('article');
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(5);
  for (const link of links) {
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).not.toMatch(new RegExp(`${token}|${id}`));
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(screen.getByRole('link', { name: 'Bagikan ke Facebook' })).toHaveAttribute(
    'href',
    expect.stringContaining(
      encodeURIComponent('https://lapak.example/studiokarya/onlinestore/event/detail/1'),
    ),
  );
  expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});

test('Print Tiket opens the print dialog', async () => {
  orderIs(paid());
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Print Tiket' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the calendar file has no data of the order', async () => {
  orderIs(paid());
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: jest.fn(),
  });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah ke Kalender' }));
  await screen.findByRole('button', { name: 'Tambah ke Kalender' });
  expect(names).toEqual(['Malam-Puisi-Kota-Tua.ics']);
  const text = await files[0]?.text();
  expect(text).toContain('DTSTART:20261205T120000Z');
  expect(text).not.toMatch(new RegExp(`${token}|${id}|ABCD2345EFGH`));
});

test.each<[EventTransaction['status'], string]>([
  ['UNPAID', paths.eventCheckoutDetail(store, id)],
  ['EXPIRED', paths.eventCheckoutDetail(store, id)],
  ['REJECTED', paths.eventCheckoutDetail(store, id)],
  ['CONFIRMED', paths.eventTransactionDetail(store, id)],
])('%s leads to %s, with the token in the navigation state alone', async (status, address) => {
  orderIs({ status });
  const { shown } = await open();
  expect(await screen.findByTestId('location')).toHaveTextContent(new RegExp(`^${address}$`));
  expect(shown().location.state).toEqual({ token });
});

test.each([
  ['a token one character off', paths.eventTickets(store, id, `${token.slice(0, -1)}x`)],
  ['the address of another store', paths.eventTickets('tokolain', id, token)],
])('%s finds nothing and offers a way back', async (_, address) => {
  orderIs(paid());
  await open(address);
  expect(await screen.findByRole('heading', { name: 'Event tidak ditemukan' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat event lainnya' })).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('a lost connection offers a retry', async () => {
  server.use(http.get(call, () => HttpResponse.error()));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Terjadi Kesalahan');
  orderIs(paid());
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  slowAnswers();
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test('a spinner is shown while the order loads', async () => {
  server.use(
    http.get(call, async () => {
      await delay('infinite');
    }),
  );
  await renderPage({ default: page.default }, { pattern: patterns.eventTickets, url });
  expect(screen.getByRole('status')).toHaveTextContent('Memuat tiket');
});

test('a ticket with a name of its own shows it instead of the buyer', async () => {
  orderIs(paid({ tickets: [{ ...anIssuedTicket(), names: ['Ayu Lestari'] }] }));
  await open();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Ayu Lestari')).toBeInTheDocument();
  expect(card.queryByText('Nama Pemesan')).not.toBeInTheDocument();
  expect(card.queryByText('Siti Aminah')).not.toBeInTheDocument();
});
