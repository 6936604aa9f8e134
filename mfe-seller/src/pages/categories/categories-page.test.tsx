import 'fake-indexeddb/auto';
import type { SellerCategory } from '@lapak/contracts/api/seller-settings';
import * as consolePaths from '@lapak/contracts/console-paths';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { toko } from '../../testing/builders.ts';
import { answers, lostAtFirst, openConsole, sent, unanswered } from '../../testing/open-console.tsx';

const aCategory = (key: string, nama: string, products = 0, image?: string): SellerCategory => ({
  entry: { key, nama, color: 'gray', image },
  image_url: image ? `/files/${image}` : null,
  products,
});
const list = [aCategory('kopi', 'Kopi', 3), aCategory('teh', 'Teh')];
const answered = (data: SellerCategory[]) => ({ code: '00', info: 'Tersimpan', data });

beforeEach(() => clear());

async function open(data = list) {
  answers({ 'GET /kategori': { data } });
  const opened = await openConsole(consolePaths.categories(toko));
  await screen.findByRole('button', { name: 'Tambah kategori' });
  return opened;
}

test('adds a category', async () => {
  await open([]);
  expect(screen.getByText(/^Belum ada kategori/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tambah kategori' }));
  const name = await screen.findByRole('textbox', { name: /^Nama kategori/ });
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Nama kategori wajib diisi')).toBeVisible();
  await userEvent.type(name, 'Kopi');
  const bodies = sent('POST /kategori', answered([list[0]!]));
  answers({ 'GET /kategori': { data: [list[0]!] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('button', { name: 'Ubah Kopi' })).toBeVisible();
  expect(bodies).toEqual([{ kind: 'add', entry: { nama: 'Kopi', color: 'gray' } }]);
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: /^Nama kategori/ })).not.toBeInTheDocument(),
  );
});

test('one whose answer was lost is added by the same request again', async () => {
  await open([]);
  await userEvent.click(screen.getByRole('button', { name: 'Tambah kategori' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nama kategori/ }), 'Kopi');
  const keys = lostAtFirst('POST /kategori', 'idempotency-key', answered([list[0]!]));
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/tidak ada koneksi internet/);
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(keys[0]).toMatch(/.{32,}/);
  expect(keys[1]).toBe(keys[0]);
});

test('one whose answer was lost is added by the same request also after the page was loaded again', async () => {
  const { unmount } = await open([]);
  await userEvent.click(screen.getByRole('button', { name: 'Tambah kategori' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nama kategori/ }), 'Kopi');
  const keys = lostAtFirst('POST /kategori', 'idempotency-key', answered([list[0]!]));
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await screen.findByRole('alert');
  unmount();
  await open([]);
  await userEvent.click(screen.getByRole('button', { name: 'Tambah kategori' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});

test('what was typed stays, with the reason, when it is refused', async () => {
  await open([]);
  await userEvent.click(screen.getByRole('button', { name: 'Tambah kategori' }));
  const name = await screen.findByRole('textbox', { name: /^Nama kategori/ });
  await userEvent.type(name, 'Kopi');
  sent('POST /kategori', { code: '-2', info: 'Toko ini sudah punya 500 kategori' }, 409);
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Toko ini sudah punya 500 kategori');
  expect(name).toHaveValue('Kopi');
});

test('moves one by its buttons, by keyboard too', async () => {
  await open();
  const bodies = sent('POST /kategori', answered([...list].reverse()));
  const up = screen.getByRole('button', { name: 'Teh ke atas' });
  up.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: 'Teh sekarang nomor 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kopi ke bawah' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toEqual([
    { kind: 'move', key: 'teh', before: 'kopi' },
    { kind: 'move', key: 'kopi' },
  ]);
});

test('shows that a move is under way', async () => {
  await open();
  const answer = unanswered('POST /kategori', answered([...list].reverse()));
  await userEvent.click(screen.getByRole('button', { name: 'Kopi ke bawah' }));
  expect(screen.getByRole('list', { name: 'Kategori' })).toHaveAttribute('aria-busy', 'true');
  answer();
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Kategori' })).not.toHaveAttribute('aria-busy'),
  );
});

test('says what becomes of the products before it removes one', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus Kopi' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Hapus Kopi?' }));
  expect(dialog.getByText('3 produk di kategori ini tetap dijual, tetapi tanpa kategori.')).toBeVisible();
  const bodies = sent('POST /kategori', answered([list[1]!]));
  await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: 'Kopi dihapus' }));
  expect(bodies).toEqual([{ kind: 'remove', key: 'kopi', seen: list[0]!.entry }]);
});

test('one that somebody else has removed can be made anew with what was typed', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Ubah Teh' }));
  const name = await screen.findByRole('textbox', { name: /^Nama kategori/ });
  await userEvent.type(name, ' Melati');
  const info =
    'Kategori ini sudah dihapus oleh Budi pada 21/11/2026, 10.05 WIB. Perubahan kamu belum disimpan';
  const gone = sent(
    'POST /kategori',
    { code: '-1', info, data: { entry: null, image_url: null, conflicts: [] } },
    412,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(toasts()).toContainEqual({
      kind: 'error',
      text: expect.stringContaining('sudah dihapus oleh Budi'),
    }),
  );
  expect(gone).toEqual([
    { kind: 'change', key: 'teh', changes: { nama: { from: 'Teh', to: 'Teh Melati' } } },
  ]);
  const bodies = sent('POST /kategori', answered([list[0]!]));
  expect(screen.getByRole('textbox', { name: /^Nama kategori/ })).toHaveValue('Teh Melati');
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(bodies).toEqual([{ kind: 'add', entry: { nama: 'Teh Melati', color: 'gray' } }]),
  );
});

test('a category has a picture of its own, which can be taken away again', async () => {
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 80, height: 60, close: () => undefined }),
  });
  await open();
  const picture = { file: 'images/teh.webp', url: '/files/teh.webp' };
  answers({ 'POST /gambar': { code: '00', info: 'ok', data: picture } });
  await userEvent.click(screen.getByRole('button', { name: 'Ubah Teh' }));
  await userEvent.upload(
    await screen.findByLabelText<HTMLInputElement>('Pilih gambar kategori'),
    new File(['x'], 'teh.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByRole('img', { name: 'Gambar kategori' })).toHaveAttribute(
    'src',
    expect.stringContaining('/files/teh.webp'),
  );
  const withPicture = [list[0]!, aCategory('teh', 'Teh', 0, 'images/teh.webp')];
  const bodies = sent('POST /kategori', answered(withPicture));
  answers({ 'GET /kategori': { data: withPicture } });
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(bodies).toEqual([
      { kind: 'change', key: 'teh', changes: { image: { from: null, to: 'images/teh.webp' } } },
    ]),
  );
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: /^Nama kategori/ })).not.toBeInTheDocument(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ubah Teh' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus gambar kategori' }));
  const gone = sent('POST /kategori', answered(list));
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(gone).toEqual([
      { kind: 'change', key: 'teh', changes: { image: { from: 'images/teh.webp', to: null } } },
    ]),
  );
});
