import * as consolePaths from '@lapak/contracts/console-paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toko } from '../../testing/builders.ts';
import { anAttendee, someAttendees, someEvents } from '../../testing/event-builders.ts';
import { answers, openConsole } from '../../testing/open-console.tsx';
import { wideScreen } from '../../testing/screen-width.ts';

const page = consolePaths.attendees(toko, 5);
beforeEach(() => answers({ 'GET /event': someEvents([]) }));

const both = someAttendees([
  anAttendee({ state: 'inside', admitted_at: '2026-12-20T09:05:00+07:00' }),
  anAttendee({ code: null, nama: 'Budi', invoice: 'EVT-2', order: 'p2', state: 'waiting' }),
]);

test.each([
  ['a phone', false],
  ['a desktop', true], // the last one: every query matches from then on
])('names who comes, with code, state and order, on %s', async (_, isWide) => {
  if (isWide) wideScreen();
  answers({ 'GET /event/5/peserta': both });
  await openConsole(page);
  const row = (await screen.findByText('Ani')).closest(isWide ? 'tr' : 'li') as HTMLElement;
  expect(row).toHaveTextContent(/KODE123/);
  expect(row).toHaveTextContent(/Sudah masuk/);
  expect(row).toHaveTextContent(/20\/12\/2026, 09\.05 WIB/);
  expect(within(row).getByRole('link')).toHaveAttribute('href', consolePaths.order(toko, 'p1'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Peserta Kelas Mencanting');
});

test('the files have what is searched for', async () => {
  answers({ 'GET /event/5/peserta': both });
  const { shown } = await openConsole(page);
  await userEvent.click(await screen.findByRole('link', { name: /^Belum dibayar/ }));
  await waitFor(() => expect(shown().location.search).toBe('?state=waiting'));
  await userEvent.type(screen.getByRole('searchbox'), 'budi{Enter}');
  await waitFor(() => expect(shown().location.search).toBe('?q=budi&state=waiting'));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Excel' })).toHaveAttribute(
      'href',
      `/api/seller/toko/${toko}/event/5/peserta/unduh?q=budi&state=waiting&format=xlsx`,
    ),
  );
});

test('says when nobody comes yet, and when there is no such event', async () => {
  answers({ 'GET /event/5/peserta': someAttendees([]) });
  const first = await openConsole(page);
  expect(await screen.findByText('Belum ada peserta')).toBeVisible();
  first.unmount();
  answers({ 'GET /event/5/peserta': { code: '-2', info: 'x', request_id: 'r' } }, 404);
  await openConsole(page);
  expect(await screen.findByRole('heading', { name: 'Acara tidak ditemukan' })).toBeVisible();
});
