import 'fake-indexeddb/auto';
import type { SellerSettings } from '@lapak/contracts/api/seller-settings';
import * as consolePaths from '@lapak/contracts/console-paths';
import { server } from '@lapak/runtime/testing/server';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { HttpResponse, http } from 'msw';
import { aSession, aStore, toko } from '../../testing/builders.ts';
import { cameAfter } from '../../testing/came-after.ts';
import { answers, ofStore, openConsole, sent } from '../../testing/open-console.tsx';
import { someSettings } from '../../testing/settings-builders.ts';

const page = consolePaths.settings(toko);
const path = 'POST /pengaturan';
const answered = (data: SellerSettings) => ({ code: '00', info: 'Pengaturan tersimpan', data });

beforeEach(() => clear());

async function open(settings = someSettings()) {
  answers({ 'GET /pengaturan': { data: settings } });
  const opened = await openConsole(page);
  await screen.findByRole('heading', { name: /^Toko sedang/ });
  return opened;
}
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
async function retype(name: RegExp | string, text: string) {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
}
/** Opens a part beside the first one. Each looks for a draft before its form is there. */
async function part(title: string) {
  await userEvent.click(await screen.findByRole('button', { name: title }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Simpan' })).toHaveLength(2));
}
/** Waits for a save that runs: the button has another name then, and its form may be begun anew. */
async function save(at = 0) {
  const button = await waitFor(() => {
    const found = screen.getAllByRole('button', { name: /impan$/ })[at]!;
    expect(found).toHaveAccessibleName('Simpan');
    return found;
  });
  await userEvent.click(button);
}

test('nothing moves away below the first form: the other parts come with it', async () => {
  expect(await cameAfter('Kontak', 'Keterangan toko', open)).toBe(true);
});

test('saves what was changed alone, with what it was', async () => {
  await open();
  await screen.findByRole('textbox', { name: /^Nama toko/ });
  const bodies = sent(path, answered(someSettings({ bio: 'Kopi enak' })));
  await retype('Keterangan toko', 'Kopi enak');
  await save();
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: 'Tersimpan' }));
  expect(bodies).toEqual([{ changes: { bio: { from: 'Kopi dari kebun', to: 'Kopi enak' } } }]);
  await retype('Keterangan toko', '');
  await save();
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toEqual({ changes: { bio: { from: 'Kopi enak', to: null } } });
});

test('what is typed while a save runs stays, and is saved over what came of it', async () => {
  await open();
  await screen.findByRole('textbox', { name: /^Nama toko/ });
  let answer = () => {};
  const isAsked = new Promise<void>((asked) => {
    server.use(
      http.post(`${ofStore}/pengaturan`, async () => {
        asked();
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json(answered(someSettings({ bio: 'Kopi enak' })));
      }),
    );
  });
  await retype('Keterangan toko', 'Kopi enak');
  await save();
  await isAsked;
  await userEvent.type(field('Keterangan toko'), ' sekali');
  answer();
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: 'Tersimpan' }));
  expect(field('Keterangan toko')).toHaveValue('Kopi enak sekali');
  expect(field('Keterangan toko')).toHaveFocus();
  const bodies = sent(path, answered(someSettings({ bio: 'Kopi enak sekali' })));
  await save();
  await waitFor(() =>
    expect(bodies).toEqual([{ changes: { bio: { from: 'Kopi enak', to: 'Kopi enak sekali' } } }]),
  );
});

test('an error of the server stands at its field, and nothing that was typed is lost', async () => {
  await open();
  await part('Kontak');
  const errors = { wa: ['"halo" bukan nomor WhatsApp Indonesia'] };
  sent(path, { code: '-3', info: 'Periksa kembali', data: { errors } }, 422);
  await userEvent.type(field('WhatsApp'), 'halo');
  await save(1);
  expect(await screen.findByText('"halo" bukan nomor WhatsApp Indonesia')).toBeVisible();
  expect(field('WhatsApp')).toHaveValue('halo');
  await waitFor(() => expect(field('WhatsApp')).toHaveFocus());
});

test('a name that is missing is shown without a call', async () => {
  await open();
  await screen.findByRole('textbox', { name: /^Nama toko/ });
  await retype(/^Nama toko/, '');
  await save();
  expect(await screen.findByText('Nama toko wajib diisi')).toBeVisible();
});

test('who saves second chooses for the fields that both have changed, and keeps the others', async () => {
  await open();
  await screen.findByRole('textbox', { name: /^Nama toko/ });
  const present = someSettings({ bio: 'Teh dari kebun', alamat: 'Jl. Melati 5' });
  const info =
    'Pengaturan ini sudah diubah oleh Budi pada 21/11/2026, 10.05 WIB. Perubahan kamu belum disimpan';
  sent(path, { code: '-1', info, data: { ...present, conflicts: ['bio'] } }, 412);
  await retype('Keterangan toko', 'Kopi enak');
  await userEvent.type(field('Pesan di bawah halaman'), 'Terima kasih');
  await save();
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Pengaturan ini sudah diubah orang lain' }),
  );
  expect(dialog.getByText(info)).toBeVisible();
  expect(dialog.getByText('Kopi enak')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: /Sekarang/ }));
  const bodies = sent(
    path,
    answered({ ...present, settings: { ...present.settings, footer_message: 'Terima kasih' } }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan gabungannya' }));
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: 'Tersimpan' }));
  expect(bodies).toEqual([{ changes: { footer_message: { from: null, to: 'Terima kasih' } } }]);
  expect(field('Keterangan toko')).toHaveValue('Teh dari kebun');
  expect(field('Alamat')).toHaveValue('Jl. Melati 5');
});

test('what is not saved is offered again, and is gone once it is thrown away', async () => {
  const { unmount } = await open();
  await screen.findByRole('textbox', { name: /^Nama toko/ });
  await retype('Keterangan toko', 'Belum selesai');
  unmount();
  const second = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  expect(field('Keterangan toko')).toHaveValue('Belum selesai');
  second.unmount();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Buang' }));
  expect(field('Keterangan toko')).toHaveValue('Kopi dari kebun');
});

test('closes the store after a question', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Tutup toko' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Tutup toko?' }));
  const closed = someSettings({ is_active: false });
  const bodies = sent(path, answered(closed));
  answers({ 'GET /pengaturan': { data: closed } });
  await userEvent.click(dialog.getByRole('button', { name: 'Tutup toko' }));
  expect(await screen.findByRole('heading', { name: 'Toko sedang tutup' })).toBeVisible();
  expect(bodies).toEqual([{ changes: { is_active: { from: true, to: false } } }]);
});

test('a store that was closed although the answer was lost is shown as it is', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Tutup toko' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Tutup toko?' }));
  server.use(http.post(`${ofStore}/pengaturan`, () => HttpResponse.error()));
  answers({ 'GET /pengaturan': { data: someSettings({ is_active: false }) } });
  await userEvent.click(dialog.getByRole('button', { name: 'Tutup toko' }));
  expect(await screen.findByRole('heading', { name: 'Toko sedang tutup' })).toBeVisible();
});

test('shows a look before it is saved', async () => {
  await open();
  await part('Tampilan');
  const frame = () => screen.getByTitle('Halaman depan toko dengan tampilan yang dipilih');
  expect(frame()).toHaveAttribute('src', `/${toko}/onlinestore?pratinjau=1.default_1`);
  await userEvent.click(screen.getByRole('radio', { name: /Abu-abu/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Alamat dulu Alamat, lalu keterangan toko' }));
  expect(frame()).toHaveAttribute('src', `/${toko}/onlinestore?pratinjau=3.default_2`);
  expect(frame()).toHaveAttribute('sandbox', 'allow-same-origin');
  const bodies = sent(path, answered(someSettings({ theme_onlinestore: 3, path_theme: 'default_2' })));
  await save(1);
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies).toEqual([
    { changes: { theme_onlinestore: { from: null, to: 3 }, path_theme: { from: null, to: 'default_2' } } },
  ]);
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: 'Tersimpan' }));
});

test('couriers are chosen and put in order by buttons', async () => {
  server.use(http.get('*/api/ongkir/search', () => HttpResponse.json({ data: [] })));
  await open();
  await part('Pengiriman');
  await userEvent.click(await screen.findByRole('button', { name: 'J&T Express ke atas' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kurir toko' }));
  const saved = someSettings({ couriers: ['jnt', 'jne', 'manual'] });
  const bodies = sent(path, answered(saved));
  answers({ 'GET /pengaturan': { data: saved } });
  await save(1);
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: 'Tersimpan' }));
  expect(bodies).toEqual([{ changes: { couriers: { from: ['jne', 'jnt'], to: ['jnt', 'jne', 'manual'] } } }]);
  for (const name of ['JNE', 'J&T Express', 'Kurir toko'])
    await userEvent.click(await screen.findByRole('checkbox', { name, checked: true }));
  expect(await screen.findByText(/^Tanpa kurir/)).toBeVisible();
});

test('a failure can be tried again', async () => {
  answers({ 'GET /pengaturan': { code: '-1', info: '' } }, 500);
  await openConsole(page);
  answers({ 'GET /pengaturan': { data: someSettings() } });
  await userEvent.click(await screen.findByRole('button', { name: /Coba lagi/ }));
  expect(await screen.findByRole('heading', { name: 'Toko sedang buka' })).toBeVisible();
});

test('is for owners alone', async () => {
  answers({ 'GET /pengaturan': { code: '-2', info: '' } }, 403);
  await openConsole(page, aSession([aStore({ role: 'staff' })]));
  expect(await screen.findByRole('heading', { name: 'Halaman ini bukan untuk peranmu' })).toBeVisible();
});
