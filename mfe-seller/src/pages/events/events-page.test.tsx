import * as consolePaths from '@lapak/contracts/console-paths';
import { server } from '@lapak/runtime/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { toko } from '../../testing/builders.ts';
import { anEventItem, someEvents } from '../../testing/event-builders.ts';
import { answers, ofStore, openConsole } from '../../testing/open-console.tsx';

const page = consolePaths.events(toko);

test('lists events with what is sold, their state, and the ways to attendees and gate', async () => {
  answers({
    'GET /event': someEvents([
      anEventItem(),
      anEventItem({ id: 6, nama_event: 'Nanti', state: 'prepared', sold: 0, quota: 0 }),
    ]),
  });
  await openConsole(page);
  expect(
    await screen.findByRole('link', { name: /Kelas Mencanting Minggu, 20 Desember 2026/ }),
  ).toHaveAttribute('href', consolePaths.event(toko, 5));
  expect(screen.getByText('3 dari 50 tiket dipesan')).toBeVisible();
  expect(screen.getByText('Belum ada tiket')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Peserta Kelas Mencanting' })).toHaveAttribute(
    'href',
    consolePaths.attendees(toko, 5),
  );
  expect(screen.getByRole('link', { name: 'Pintu masuk Kelas Mencanting' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pintu masuk Nanti' })).not.toBeInTheDocument();
});

test('search and state are in the address and in the call', async () => {
  const calls: string[] = [];
  server.use(
    http.get(`${ofStore}/event`, ({ request }) => {
      calls.push(new URL(request.url).search);
      return HttpResponse.json(someEvents([anEventItem()]));
    }),
  );
  const { shown } = await openConsole(page);
  await userEvent.click(await screen.findByRole('link', { name: /^Selesai/ }));
  await waitFor(() => expect(shown().location.search).toBe('?state=past'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari acara' }), 'batik{Enter}');
  await waitFor(() => expect(shown().location.search).toBe('?q=batik&state=past'));
  await waitFor(() => expect(calls.at(-1)).toContain('q=batik'));
  expect(calls.at(-1)).toContain('state=past');
});

test('without any says so, and where nothing matches leads to all', async () => {
  answers({ 'GET /event': someEvents([]) });
  const first = await openConsole(page);
  expect(await screen.findByText('Belum ada acara')).toBeVisible();
  first.unmount();
  await openConsole(consolePaths.events(toko, { q: 'x' }));
  expect(await screen.findByRole('link', { name: 'Lihat semua acara' })).toHaveAttribute('href', page);
});

test('a list that fails can be asked for again', async () => {
  answers({ 'GET /event': { code: '-1', info: 'x', request_id: 'r9' } }, 500);
  await openConsole(page);
  const retry = await screen.findByRole('button', { name: /Coba lagi/ }, { timeout: 5_000 });
  answers({ 'GET /event': someEvents([anEventItem()]) });
  await userEvent.click(retry);
  expect(await screen.findByText('3 dari 50 tiket dipesan')).toBeVisible();
});
