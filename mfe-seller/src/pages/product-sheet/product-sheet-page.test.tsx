import type { SheetPreview } from '@lapak/contracts/api/seller-sheet';
import * as consolePaths from '@lapak/contracts/console-paths';
import { server } from '@lapak/runtime/testing/server';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { toko } from '../../testing/builders.ts';
import { answers, ofStore, openConsole, sent, unanswered } from '../../testing/open-console.tsx';

const preview = (own: Partial<SheetPreview> = {}): SheetPreview => ({
  ...{ sheet: 't1', digest: 'd1', rows: 2, created: 1, changed: 1, unchanged: 3 },
  ...{ products: [], total_products: 0, mistakes: [], total_mistakes: 0, warnings: [], ignored: [] },
  ...own,
});

const products: SheetPreview['products'] = [
  { row: 2, id: null, nama: 'Kopi Gayo', summary: 'Rp25.000, stok 40, 1 gambar', changes: [] },
  {
    ...{ row: 3, id: 7, nama: 'Kemeja', summary: null },
    changes: [
      { row: 3, column: 'Harga', option: 'Merah', before: '10.000', after: '12.000', is_conflict: true },
    ],
  },
];

async function checkSheet(data: SheetPreview, status = 200) {
  answers({ 'POST /lembar/periksa': { code: '00', info: 'x', data } }, status);
  await openConsole(consolePaths.productSheet(toko));
  const field = await screen.findByLabelText(/Lembar produk/);
  await userEvent.upload(field, new File(['a;b'], 'produk.csv', { type: 'text/csv' }));
  await userEvent.click(screen.getByRole('button', { name: 'Periksa' }));
}

test('template and products come as files of both kinds', async () => {
  await openConsole(consolePaths.productSheet(toko));
  const link = await screen.findByRole('link', { name: 'Templat kosong, Excel' });
  expect(link).toHaveAttribute('href', `/api/seller/toko/${toko}/lembar?format=xlsx&content=template`);
  expect(screen.getByRole('link', { name: 'Semua produk, CSV' })).toHaveAttribute(
    'href',
    `/api/seller/toko/${toko}/lembar?format=csv&content=products`,
  );
});

test('without a sheet nothing is sent, and the field says so', async () => {
  await openConsole(consolePaths.productSheet(toko));
  await userEvent.click(await screen.findByRole('button', { name: 'Periksa' }));
  expect(screen.getByLabelText(/Lembar produk/)).toHaveAccessibleDescription(/Pilih lembarnya dulu/);
  expect(screen.getByLabelText(/Lembar produk/)).toHaveFocus();
});

test('what would change is seen before it is written, and what was written after', async () => {
  await checkSheet(preview({ products, total_products: 2, ignored: ['Warna'] }));
  expect(await screen.findByText('1 produk baru, 1 produk berubah, 3 tetap')).toBeVisible();
  expect(screen.getByText('Rp25.000, stok 40, 1 gambar')).toBeVisible();
  expect(screen.getByText(/Kolom yang tidak dikenal diabaikan: “Warna”/)).toBeVisible();
  const item = screen.getByText('Kemeja').closest('li');
  expect(within(item as HTMLElement).getByText('12.000')).toBeVisible();
  expect(within(item as HTMLElement).getByText(/Diubah orang lain/)).toBeVisible();
  const bodies = sent('POST /lembar/terapkan', { code: '00', info: 'x', data: { created: 1, changed: 1 } });
  await userEvent.click(screen.getByRole('button', { name: 'Terapkan 2 produk' }));
  expect(await screen.findByText('1 produk dibuat, 1 produk diubah')).toBeVisible();
  expect(bodies).toEqual([{ sheet: 't1', digest: 'd1' }]);
  expect(screen.getByRole('link', { name: 'Lihat produk' })).toHaveAttribute(
    'href',
    consolePaths.products(toko),
  );
});

test('a mistake is named by row and column, and nothing can be applied', async () => {
  await checkSheet(
    preview({
      sheet: null,
      mistakes: [{ row: 4, letter: 'K', column: 'Harga', value: '25rb', message: 'tulis 25000' }],
      total_mistakes: 1,
    }),
  );
  expect(await screen.findByText('Baris 4, kolom K (Harga)')).toBeVisible();
  expect(screen.getByText('“25rb”')).toBeVisible();
  expect(screen.getByText('tulis 25000')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Terapkan/ })).not.toBeInTheDocument();
});

test('an export that comes back changes nothing', async () => {
  await checkSheet(preview({ sheet: null, created: 0, changed: 0 }));
  expect(await screen.findByText('Tidak ada yang berubah')).toBeVisible();
});

test('products that changed meanwhile are looked at again', async () => {
  await checkSheet(preview({ products, total_products: 2 }));
  const again = preview({ digest: 'd2', changed: 0, products: products.slice(0, 1), total_products: 1 });
  sent('POST /lembar/terapkan', { code: '-1', info: 'x', data: again }, 412);
  await userEvent.click(await screen.findByRole('button', { name: 'Terapkan 2 produk' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('belum ada yang ditulis');
  expect(screen.getByRole('button', { name: 'Terapkan 1 produk' })).toBeVisible();
});

test('the check of a sheet in whose place another was chosen shows nothing', async () => {
  const checked = preview({ products, total_products: 2 });
  const answer = unanswered('POST /lembar/periksa', { code: '00', info: 'x', data: checked });
  await openConsole(consolePaths.productSheet(toko));
  const field = await screen.findByLabelText(/Lembar produk/);
  await userEvent.upload(field, new File(['a;b'], 'lama.csv', { type: 'text/csv' }));
  await userEvent.click(screen.getByRole('button', { name: 'Periksa' }));
  await userEvent.upload(field, new File(['a;b'], 'baru.csv', { type: 'text/csv' }));
  answer();
  await expect(screen.findByRole('button', { name: /^Terapkan/ })).rejects.toThrow();
  expect(screen.getByText(/^baru\.csv/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Periksa' })).toBeEnabled();
});

test.each([
  [
    'ditulis',
    { code: '00', info: 'x', data: { created: 1, changed: 1 } },
    200,
    'success',
    '1 produk dibuat, 1 produk diubah',
  ],
  [
    'ditolak',
    { code: '-1', info: 'Toko sedang diimpor', request_id: 'r' },
    409,
    'error',
    'Toko sedang diimpor',
  ],
] as const)(
  'a sheet in whose place another was chosen says in passing that it was %s',
  async (_name, body, status, kind, text) => {
    await checkSheet(preview({ products, total_products: 2 }));
    const answer = unanswered('POST /lembar/terapkan', body, status);
    await userEvent.click(await screen.findByRole('button', { name: 'Terapkan 2 produk' }));
    await userEvent.upload(screen.getByLabelText(/Lembar produk/), new File(['a;b'], 'baru.csv'));
    answer();
    await waitFor(() => expect(toasts()).toContainEqual({ kind, text }));
    expect(screen.getByText(/^baru\.csv/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a sheet that cannot be read says why, and stays chosen', async () => {
  server.use(
    http.post(`${ofStore}/lembar/periksa`, () =>
      HttpResponse.json({ code: '-1', info: 'Berkas Excel lama (.xls)', request_id: 'r' }, { status: 422 }),
    ),
  );
  await openConsole(consolePaths.productSheet(toko));
  await userEvent.upload(await screen.findByLabelText(/Lembar produk/), new File(['x'], 'lama.xls'), {
    applyAccept: false,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Periksa' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Berkas Excel lama');
  expect(screen.getByText(/lama\.xls/)).toBeVisible();
});

test('a lost connection can be tried again with the same files', async () => {
  server.use(http.post(`${ofStore}/lembar/periksa`, () => HttpResponse.error()));
  await openConsole(consolePaths.productSheet(toko));
  await userEvent.upload(await screen.findByLabelText(/Lembar produk/), new File(['x'], 'produk.csv'));
  await userEvent.click(screen.getByRole('button', { name: 'Periksa' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('tidak ada yang ditulis dua kali');
  answers({ 'POST /lembar/periksa': { code: '00', info: 'x', data: preview() } });
  await userEvent.click(screen.getByRole('button', { name: 'Periksa' }));
  expect(await screen.findByText(/1 produk baru/)).toBeVisible();
});
