import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, delay, http } from 'msw';
import { aStoreProfile, anEvent, aTicket } from '../../testing/builders.ts';
import { server, slowAnswers } from '@lapak/runtime/testing/server';
import * as page from './event-list-page.tsx';

const date_server = '2026-11-21T14:00:00.000+07:00';
const open = () => renderPage(page, { pattern: patterns.events, url: paths.events('studiokarya') });

beforeEach(() =>
  server.use(http.get('*/api/setting/profile', () => HttpResponse.json({ data: aStoreProfile() }))),
);

test('each cover leads to the detail of its event', async () => {
  let calls = 0;
  server.use(
    http.get('*/api/event', ({ request }) => {
      calls += 1;
      expect(new URL(request.url).searchParams.get('username')).toBe('studiokarya');
      const data = [anEvent(), anEvent({ id: 2, nama_event: 'Lokakarya Keramik' })];
      return HttpResponse.json({ data, date_server });
    }),
  );
  await open();
  const list = await screen.findByRole('list');
  expect(within(list).getAllByRole('link')).toHaveLength(2);
  expect(within(list).getByRole('link', { name: /Lokakarya Keramik/ })).toHaveAttribute(
    'href',
    '/studiokarya/onlinestore/event/detail/2',
  );
  expect(screen.getAllByText('Sabtu, 5 Desember 2026, 19.00 - 22.00 WIB')).toHaveLength(2);
  await waitFor(() => expect(document.title).toBe('Event - Studio Karya'));
  expect(calls).toBe(1);
});

test('a past event shows a label', async () => {
  const past = anEvent({
    id: 2,
    nama_event: 'Tahun Lalu',
    tanggal_start: '2025-12-05',
    tanggal_end: '2025-12-05',
  });
  server.use(http.get('*/api/event', () => HttpResponse.json({ data: [anEvent(), past], date_server })));
  await open();
  expect(await screen.findByRole('link', { name: /Tahun Lalu/ })).toHaveTextContent('Sudah berakhir');
  expect(screen.getByRole('link', { name: /Malam Puisi/ })).not.toHaveTextContent('Sudah berakhir');
});

test('a store without events shows a message', async () => {
  server.use(http.get('*/api/event', () => HttpResponse.json({ data: [], date_server })));
  await open();
  expect(await screen.findByText('Event tidak ada')).toBeInTheDocument();
});

test('a failed load offers a retry', async () => {
  server.use(http.get('*/api/event', () => HttpResponse.json({ code: '-2', info: 'x' }, { status: 500 })));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Terjadi Kesalahan');
  server.use(http.get('*/api/event', () => HttpResponse.json({ data: [anEvent()], date_server })));
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  slowAnswers();
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(await screen.findByRole('link', { name: /Malam Puisi/ })).toBeInTheDocument();
});

test('a skeleton is shown while the events load', async () => {
  server.use(
    http.get('*/api/event', async () => {
      await delay('infinite');
    }),
  );
  await renderPage({ default: page.default }, { pattern: patterns.events, url: paths.events('studiokarya') });
  expect(screen.getByRole('status', { name: 'Memuat event' })).toBeInTheDocument();
});

test('a card shows the lowest price and whether tickets are left', async () => {
  const soldOut = aTicket({ qty: 0, is_sell: false, sell_status_reason: 'out_stock' });
  const data = [
    anEvent({ id: 1, nama_event: 'Satu', tickets: [aTicket(), aTicket({ id: 12, harga: 150_000 })] }),
    anEvent({ id: 2, nama_event: 'Dua', tickets: [soldOut] }),
    anEvent({ id: 3, nama_event: 'Tiga', tickets: [aTicket({ harga: 0, qty: 3, is_few_left: true })] }),
    anEvent({
      id: 4,
      nama_event: 'Lalu',
      tanggal_start: '2025-12-05',
      tanggal_end: '2025-12-05',
      tickets: [soldOut],
    }),
  ];
  server.use(http.get('*/api/event', () => HttpResponse.json({ data, date_server })));
  await open();
  expect(await screen.findByRole('link', { name: /Satu/ })).toHaveTextContent('Mulai dari Rp75.000');
  expect(screen.getByRole('link', { name: /Satu/ })).not.toHaveTextContent(/habis/i);
  expect(screen.getByRole('link', { name: /Dua/ })).toHaveTextContent('Habis');
  expect(screen.getByRole('link', { name: /Dua/ })).not.toHaveTextContent('Rp');
  expect(screen.getByRole('link', { name: /Tiga/ })).toHaveTextContent('Segera habis');
  expect(screen.getByRole('link', { name: /Tiga/ })).toHaveTextContent('Gratis');
  expect(screen.getByRole('link', { name: /Lalu/ })).not.toHaveTextContent('Habis');
});

describe('more events than a screen', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      anEvent({
        id: index + 1,
        nama_event: `Acara ${index + 1}`,
        tanggal_start: index < 2 ? '2027-01-05' : '2026-12-05',
        tanggal_end: index < 2 ? '2027-01-05' : '2026-12-05',
      }),
    );
  const listIs = (count: number) =>
    server.use(http.get('*/api/event', () => HttpResponse.json({ data: many(count), date_server })));
  const openAt = (query: Parameters<typeof paths.events>[1]) =>
    renderPage(page, { pattern: patterns.events, url: paths.events('studiokarya', query) });
  const shown = () => screen.queryAllByRole('link', { name: /Acara/ }).length;

  test('six have neither a search field nor months', async () => {
    listIs(6);
    await open();
    await screen.findByRole('link', { name: /Acara 6/ });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('the search and the months follow the address and change it', async () => {
    listIs(7);
    const user = userEvent.setup();
    await openAt({ keyword: 'acara', month: '2027-01' });
    expect(await screen.findByRole('searchbox', { name: 'Cari Event' })).toHaveValue('acara');
    expect(shown()).toBe(2);
    expect(screen.getByRole('link', { name: 'Januari 2027' })).toHaveAttribute('aria-current');
    await user.click(screen.getByRole('link', { name: 'Semua bulan' }));
    await waitFor(() => expect(shown()).toBe(7));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '7{Enter}');
    await waitFor(() => expect(shown()).toBe(1));
  });

  test('nothing found says so and leads to all', async () => {
    listIs(7);
    await openAt({ keyword: 'tidak ada' });
    expect(await screen.findByText('Tidak ada event yang cocok')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Lihat semua event' }));
    await waitFor(() => expect(shown()).toBe(7));
  });
});
