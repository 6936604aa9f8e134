import * as consolePaths from '@lapak/contracts/console-paths';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toko } from '../../testing/builders.ts';
import { answers, lostAtFirst, openConsole, sent, unanswered } from '../../testing/open-console.tsx';
import { aPreview, aProductItem, productChoices, someProducts } from '../../testing/product-builders.ts';

const products = consolePaths.products(toko);
const figures = { price: { min: 75_000, max: 75_000 }, stock: 12, category_key: 'kopi' };
const before = { ...figures, status_promo: 0 as const, is_hidden: 0 as const };
const priced = (amount: number) => ({ ...before, price: { min: amount, max: amount } });
const answered = (data: object) => ({ code: '00', info: 'ok', data });
const preview = aPreview({
  changed: 1,
  refused: 1,
  rows: [
    { id: 7, nama: 'Kopi Gayo', before, after: priced(82_500), problem: null },
    { id: 8, nama: 'Teh Hijau', before, after: priced(-1), problem: 'Harga: tidak boleh kurang dari 0' },
  ],
});

beforeEach(() =>
  answers({
    'GET /pilihan-produk': productChoices,
    'GET /produk': someProducts([aProductItem(), aProductItem({ id: 8, nama: 'Teh Hijau' })], { total: 60 }),
  }),
);

async function openDialog() {
  await openConsole(`${products}?stock=low`);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih Kopi Gayo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Semua di sini' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ubah' }));
  return within(await screen.findByRole('dialog', { name: 'Ubah 2 produk' }));
}

test('prices by percent: old, new and problem of every product are seen before anything is written', async () => {
  const previews = sent('POST /produk-banyak/pratinjau', answered(preview));
  const changes = sent('POST /produk-banyak', answered({ changed: 1, refused: 1 }));
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Berapa persen' }), '10');
  await userEvent.click(dialog.getByRole('button', { name: 'Lihat hasilnya' }));
  const rows = await dialog.findAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'ProdukSekarangMenjadi',
    'Teh HijauRp75.000-Rp1Tidak diubah: Harga: tidak boleh kurang dari 0',
    'Kopi GayoRp75.000Rp82.500',
  ]);
  expect(changes).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Ubah 1' }));
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: '1 produk diubah, 1 tidak' }));
  const asked = {
    which: { ids: [7, 8] },
    change: { kind: 'price', by: 'percent', value: 10, round_to: 1, with_discount: true },
  };
  expect(previews).toEqual([asked]);
  expect(changes).toEqual([{ ...asked, digest: 'd1' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Produk terpilih' })).not.toBeInTheDocument();
});

test('all that the filter finds are chosen by the filter', async () => {
  const previews = sent('POST /produk-banyak/pratinjau', answered(aPreview({ changed: 60 })));
  await openConsole(`${products}?stock=low&sort=name`);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih Kopi Gayo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Semua di sini' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pilih semua 60' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ubah' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ubah 60 produk' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Berapa persen' }), '10');
  await userEvent.click(dialog.getByRole('button', { name: 'Lihat hasilnya' }));
  await waitFor(() => expect(previews).toMatchObject([{ which: { all_of: { stock_level: 'low' } } }]));
});

test('a change that would do something else by now is shown anew and not made', async () => {
  sent('POST /produk-banyak/pratinjau', answered(preview));
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Berapa persen' }), '10');
  await userEvent.click(dialog.getByRole('button', { name: 'Lihat hasilnya' }));
  await dialog.findAllByRole('row');
  const rows = [{ id: 7, nama: 'Kopi Gayo', before: priced(90_000), after: priced(99_000), problem: null }];
  sent('POST /produk-banyak', { code: '-2', info: 'x', data: aPreview({ digest: 'd2', rows }) }, 412);
  await userEvent.click(dialog.getByRole('button', { name: 'Ubah 1' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Periksa hasil yang baru ini');
  expect(dialog.getByText('Rp99.000')).toBeVisible();
});

test('a preview that was left is not shown to the next choice', async () => {
  const answer = unanswered('POST /produk-banyak/pratinjau', answered(preview));
  const left = await openDialog();
  await userEvent.type(left.getByRole('textbox', { name: 'Berapa persen' }), '10');
  await userEvent.click(left.getByRole('button', { name: 'Lihat hasilnya' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih Teh Hijau' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ubah' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ubah 1 produk' }));
  answer();
  await expect(dialog.findByRole('table')).rejects.toThrow();
  expect(dialog.getByRole('button', { name: 'Lihat hasilnya' })).toBeVisible();
});

test('a change whose answer was lost is sent again under the same key', async () => {
  sent('POST /produk-banyak/pratinjau', answered(preview));
  const keys = lostAtFirst('POST /produk-banyak', 'idempotency-key', answered({ changed: 1, refused: 1 }));
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Berapa persen' }), '10');
  await userEvent.click(dialog.getByRole('button', { name: 'Lihat hasilnya' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Ubah 1' }));
  await waitFor(() => expect(keys).toHaveLength(1));
  await userEvent.click(await dialog.findByRole('button', { name: 'Ubah 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(keys).toEqual([expect.stringMatching(/.{16}/), keys[0]]);
});

test('a change whose answer was lost can be sent again when its products have left the list by it', async () => {
  let shown = [aProductItem(), aProductItem({ id: 8, nama: 'Teh Hijau' })];
  answers({ 'GET /produk': () => someProducts(shown) });
  const previews = sent('POST /produk-banyak/pratinjau', answered(preview));
  const keys = lostAtFirst('POST /produk-banyak', 'idempotency-key', answered({ changed: 1, refused: 1 }));
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Berapa persen' }), '10');
  await userEvent.click(dialog.getByRole('button', { name: 'Lihat hasilnya' }));
  shown = [];
  await userEvent.click(await dialog.findByRole('button', { name: 'Ubah 1' }));
  expect(await screen.findByText('Tidak ada produk yang cocok')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Ubah 2 produk' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Kembali' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lihat hasilnya' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Ubah 1' }));
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: '1 produk diubah, 1 tidak' }));
  expect(previews).toMatchObject([{ which: { ids: [7, 8] } }, { which: { ids: [7, 8] } }]);
  expect(keys).toHaveLength(2);
});

test('a missing number is shown beside its field, and nothing is asked', async () => {
  const previews = sent('POST /produk-banyak/pratinjau', answered(preview));
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Lihat hasilnya' }));
  const field = dialog.getByRole('textbox', { name: 'Berapa persen' });
  expect(field).toHaveAccessibleDescription('Isi persennya, misalnya 10');
  await waitFor(() => expect(field).toHaveFocus());
  expect(previews).toEqual([]);
});
