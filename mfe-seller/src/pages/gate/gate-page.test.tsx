import * as consolePaths from '@lapak/contracts/console-paths';
import { screen } from '@testing-library/react';
import { aSession, aStore, aSummary, toko } from '../../testing/builders.ts';
import { answers, openConsole } from '../../testing/open-console.tsx';

const event = {
  ...{ id: 5, nama_event: 'Kelas Kopi', nama_tempat: 'Pendopo', sold: 40, admitted: 12 },
  ...{ tanggal_start: '2026-12-20', tanggal_end: '2026-12-20', waktu_start: '09:00', waktu_end: '12:00' },
};

test('whoever works at the gate alone comes to it from the address of the store', async () => {
  answers({ 'GET /acara': { data: [event] }, 'GET /ringkasan': { data: aSummary() } });
  await openConsole(consolePaths.summary(toko), aSession([aStore({ role: 'gate' })]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pintu masuk' })).toBeVisible();
  const link = await screen.findByRole('link', { name: /^Kelas Kopi/ });
  expect(link).toHaveAttribute('href', consolePaths.gateEvent(toko, 5));
  expect(link).toHaveTextContent('12 dari 40 tiket sudah masuk');
});

test('a store without events says so', async () => {
  answers({ 'GET /acara': { data: [] } });
  await openConsole(consolePaths.gate(toko));
  expect(await screen.findByText('Belum ada acara')).toBeVisible();
});
