import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, delay, http } from 'msw';
import { aStoreProfile, anEvent } from '../../testing/builders.ts';
import { server } from '@lapak/runtime/testing/server';
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
  await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
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
