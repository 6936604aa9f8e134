import 'fake-indexeddb/auto';
import * as consolePaths from '@lapak/contracts/console-paths';
import { server } from '@lapak/runtime/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { HttpResponse, http } from 'msw';
import { toko } from '../../testing/builders.ts';
import { anEvent, someEvents } from '../../testing/event-builders.ts';
import { answers, ofStore, openConsole, sent } from '../../testing/open-console.tsx';

beforeEach(async () => {
  await clear();
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 800, height: 600, close: () => undefined }),
  });
});

test('says all that is missing, sends the poster, and leads to the event that was made', async () => {
  answers({ 'GET /event': someEvents([]) });
  const { shown } = await openConsole(consolePaths.newEvent(toko));
  const type = async (name: RegExp, text: string) =>
    userEvent.type(await screen.findByRole('textbox', { name }), text);
  await type(/^Nama acara/, 'Konser');
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(screen.getByText('Tambahkan poster')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Nama tempat/ })).toHaveAccessibleDescription('Wajib diisi');
  server.use(
    http.post(`${ofStore}/gambar`, () =>
      HttpResponse.json({ code: '00', info: 'ok', data: { file: 'images/p.webp', url: '/files/p.webp' } }),
    ),
  );
  await userEvent.upload(
    screen.getByLabelText('Pilih poster', { selector: 'input' }),
    new File(['x'], 'p.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByRole('img', { name: 'Poster' })).toHaveAttribute('src', '/files/p.webp');
  await type(/^Kategori/, 'Musik');
  await type(/^Penyelenggara/, 'Toko');
  await type(/^Tanggal mulai/, '20122026');
  await type(/^Tanggal selesai/, '20122026');
  await userEvent.type(screen.getByLabelText(/^Jam mulai/), '19:00');
  await userEvent.type(screen.getByLabelText(/^Jam selesai/), '22:00');
  await type(/^Nama tempat/, 'Aula');
  await type(/^Alamat/, 'Jl. Melati 5');
  const bodies = sent('POST /event', { code: '00', info: 'ok', data: anEvent({}, { id: 9 }) });
  answers({ 'GET /event/9': { data: anEvent({}, { id: 9 }) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(shown().location.pathname).toBe(consolePaths.event(toko, 9)));
  expect(bodies).toEqual([
    {
      event: {
        nama_event: 'Konser',
        category: 'Musik',
        nama_organizer: 'Toko',
        tanggal_start: '2026-12-20',
        tanggal_end: '2026-12-20',
        waktu_start: '19:00',
        waktu_end: '22:00',
        nama_tempat: 'Aula',
        alamat: 'Jl. Melati 5',
        image_cover: 'images/p.webp',
        description: '',
        name_per_ticket: 0,
        is_hidden: 0,
        tickets: [],
      },
    },
  ]);
});
