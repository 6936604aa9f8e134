import 'fake-indexeddb/auto';
import type { SellerEvent } from '@lapak/contracts/api/seller-event';
import * as consolePaths from '@lapak/contracts/console-paths';
import { server } from '@lapak/runtime/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { HttpResponse, http } from 'msw';
import { eventKind } from '../../features/event-editor/event-kind.ts';
import { toko } from '../../testing/builders.ts';
import { anEvent, aTicket, someEvents } from '../../testing/event-builders.ts';
import { cameAfter } from '../../testing/came-after.ts';
import { answers, ofStore, openConsole, sent } from '../../testing/open-console.tsx';

const page = consolePaths.event(toko, 5);
const answered = (data: SellerEvent) => ({ code: '00', info: 'Acara tersimpan', data });

beforeEach(async () => {
  await clear();
  answers({ 'GET /event': someEvents([]) });
});

async function openEditor(event = anEvent()) {
  answers({ 'GET /event/5': { data: event } });
  const opened = await openConsole(page);
  await screen.findByRole('textbox', { name: /Nama acara/ });
  return opened;
}
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const ticket = (name: string) => within(screen.getByRole('group', { name }));
const retype = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));

test('the button below the fields comes with them', async () => {
  expect(await cameAfter('Hapus acara', /Nama acara/, openEditor)).toBe(true);
});

test('saves the event over the version that was edited; what was not changed goes as it came', async () => {
  await openEditor();
  const requests: unknown[] = [];
  server.use(
    http.post(`${ofStore}/event/5`, async ({ request }) => {
      requests.push([request.headers.get('if-match'), await request.json()]);
      return HttpResponse.json(answered(anEvent({}, { version: 'v2' })));
    }),
  );
  await retype(field(/^Nama acara/), 'Kelas Canting');
  const vip = ticket('Tiket 2');
  await retype(vip.getByRole('textbox', { name: /^Kuota/ }), '12');
  await save();
  const { event } = anEvent();
  const [reguler] = event.tickets;
  await waitFor(() =>
    expect(requests).toEqual([
      [
        '"v1"',
        {
          event: {
            ...event,
            nama_event: 'Kelas Canting',
            tickets: [reguler, aTicket({ key: 'vip', nama_tiket: 'VIP', quota: 12 })],
          },
        },
      ],
    ]),
  );
});

test('says how many are sold, and the answer about a quota below them is beside it', async () => {
  await openEditor();
  const reguler = ticket('Tiket 1');
  const quota = reguler.getByRole('textbox', { name: /^Kuota/ });
  expect(quota).toHaveAccessibleDescription(/3 sudah dipesan/);
  const errors = { 'tickets.0.quota': ['sudah ada 3 tiket yang dipesan'] };
  sent('POST /event/5', { code: '-3', info: 'Periksa isian', data: { errors }, request_id: 'r' }, 422);
  await retype(quota, '2');
  await save();
  await waitFor(() => expect(quota).toHaveAccessibleDescription(/sudah ada 3 tiket yang dipesan/));
  expect(quota).toHaveValue('2');
});

test('the last kind that is removed leaves the focus at the button that adds one', async () => {
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus tiket Reguler' }));
  expect(screen.getByRole('button', { name: 'Hapus tiket VIP' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Tambah jenis tiket' })).toHaveFocus();
});

test('a kind that is moved takes the focus along, so the same key moves it on', async () => {
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Tambah jenis tiket' }));
  screen.getByRole('button', { name: 'Tiket Reguler ke bawah' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Tiket Reguler ke bawah' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Tiket Reguler ke bawah' })).toHaveFocus();
  screen.getByRole('button', { name: 'Tiket Reguler ke atas' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Tiket Reguler ke atas' })).toHaveFocus();
});

test('a kind that is added is sent without a key, one that is removed is not sent', async () => {
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus tiket VIP' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tambah jenis tiket' }));
  const added = ticket('Tiket 2');
  const bodies = sent('POST /event/5', answered(anEvent()));
  await save();
  expect(added.getByRole('textbox', { name: /^Nama tiket/ })).toHaveAccessibleDescription('Wajib diisi');
  expect(bodies).toEqual([]);
  await userEvent.type(added.getByRole('textbox', { name: /^Nama tiket/ }), 'Pelajar');
  await userEvent.type(added.getByRole('textbox', { name: /^Harga/ }), '50000');
  await userEvent.type(added.getByRole('textbox', { name: /^Kuota/ }), '20');
  await userEvent.type(added.getByRole('textbox', { name: /^Mulai dijual/ }), '01112026');
  await userEvent.type(added.getByRole('textbox', { name: /^Selesai dijual/ }), '31102026');
  await userEvent.click(screen.getByRole('button', { name: 'Tiket Pelajar ke atas' }));
  await save();
  const moved = ticket('Tiket 1');
  await waitFor(() =>
    expect(moved.getByRole('textbox', { name: /^Selesai dijual/ })).toHaveAccessibleDescription(
      /harus sesudah Mulai dijual/,
    ),
  );
  await retype(moved.getByRole('textbox', { name: /^Selesai dijual/ }), '30112026');
  await save();
  await waitFor(() =>
    expect(bodies).toMatchObject([
      {
        event: {
          tickets: [
            {
              nama_tiket: 'Pelajar',
              harga: 50_000,
              quota: 20,
              max_qty: 5,
              sale_start: '2026-11-01',
              sale_end: '2026-11-30',
            },
            { key: 'reguler' },
          ],
        },
      },
    ]),
  );
});

test('an event that ends before it begins has its error beside the day', async () => {
  await openEditor();
  await retype(field(/^Tanggal selesai/), '19122026');
  await save();
  expect(field(/^Tanggal selesai/)).toHaveAccessibleDescription(/sesudah Tanggal mulai/);
});

test('what is not saved survives and is offered', async () => {
  const first = await openEditor();
  await retype(field(/^Nama acara/), 'Kelas Lain');
  await waitFor(async () =>
    expect((await eventKind.drafts.read(toko, 5))?.values.nama_event).toBe('Kelas Lain'),
  );
  first.unmount();
  answers({ 'GET /event/5': { data: anEvent() } });
  await openConsole(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  expect(await screen.findByRole('textbox', { name: /^Nama acara/ })).toHaveValue('Kelas Lain');
});

test('the second editor sees both, chooses, and loses nothing', async () => {
  await openEditor();
  const theirs = anEvent(
    {
      nama_tempat: 'Aula',
      tickets: [aTicket({ harga: 160_000 }), aTicket({ key: 'vip', nama_tiket: 'VIP' })],
    },
    { version: 'v2' },
  );
  sent('POST /event/5', { code: '-2', info: 'Acara ini sudah diubah oleh Budi', data: theirs }, 412);
  const price = ticket('Tiket 1').getByRole('textbox', { name: /^Harga/ });
  await retype(price, '170000');
  await retype(field(/^Nama acara/), 'Kelas Baru');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Acara ini sudah diubah orang lain' }));
  const choice = within(dialog.getByRole('group', { name: 'Tiket Reguler' }));
  expect(choice.getByRole('radio', { name: /Punyamu.*Rp170\.000/ })).toBeChecked();
  await userEvent.click(choice.getByRole('radio', { name: /Sekarang.*Rp160\.000/ }));
  const bodies = sent('POST /event/5', answered(anEvent({}, { version: 'v3' })));
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan gabungannya' }));
  await waitFor(() =>
    expect(bodies).toMatchObject([
      {
        event: {
          nama_event: 'Kelas Baru',
          nama_tempat: 'Aula',
          tickets: [{ key: 'reguler', harga: 160_000 }, { key: 'vip' }],
        },
      },
    ]),
  );
});

test('is taken out after a question that says what becomes of its tickets', async () => {
  const { shown } = await openEditor();
  sent('DELETE /event/5', { code: '00', info: 'Acara dihapus' });
  await userEvent.click(screen.getByRole('button', { name: 'Hapus acara' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Hapus Kelas Mencanting?' });
  expect(dialog).toHaveTextContent('3 tiket yang sudah dipesan tetap berlaku');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(shown().location.pathname).toBe(consolePaths.events(toko)));
});

test('leads to its attendees, its gate and the shop; one that is hidden not to the shop', async () => {
  const first = await openEditor();
  const ways = within(screen.getByRole('navigation', { name: 'Tentang acara ini' }));
  expect(ways.getByRole('link', { name: 'Peserta' })).toHaveAttribute(
    'href',
    consolePaths.attendees(toko, 5),
  );
  expect(ways.getByRole('link', { name: 'Pintu masuk' })).toHaveAttribute(
    'href',
    consolePaths.gateEvent(toko, 5),
  );
  expect(ways.getByRole('link', { name: 'Lihat di toko' })).toBeVisible();
  first.unmount();
  await openEditor(anEvent({ is_hidden: 1 }));
  expect(screen.queryByRole('link', { name: 'Lihat di toko' })).not.toBeInTheDocument();
});

test('one that is not there says so; one that fails is asked for again', async () => {
  answers({ 'GET /event/5': { code: '-2', info: 'x', request_id: 'r' } }, 404);
  const first = await openConsole(page);
  expect(await screen.findByRole('heading', { name: 'Acara tidak ditemukan' })).toBeVisible();
  first.unmount();
  answers({ 'GET /event/5': { code: '-1', info: 'x', request_id: 'r' } }, 500);
  await openConsole(page);
  const retry = await screen.findByRole('button', { name: /Coba lagi/ }, { timeout: 5_000 });
  answers({ 'GET /event/5': { data: anEvent() } });
  await userEvent.click(retry);
  expect(await screen.findByRole('textbox', { name: /Nama acara/ })).toHaveValue('Kelas Mencanting');
});
