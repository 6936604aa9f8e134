import 'fake-indexeddb/auto';
import * as consolePaths from '@lapak/contracts/console-paths';
import { server } from '@lapak/runtime/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { HttpResponse, http } from 'msw';
import { toko } from '../../testing/builders.ts';
import { answers, ofStore, openConsole, sent } from '../../testing/open-console.tsx';
import { aProduct, productChoices } from '../../testing/product-builders.ts';

beforeEach(clear);

test('a product that is made has its own address then, and no draft is left', async () => {
  answers({ 'GET /pilihan-produk': productChoices, 'GET /produk/9': { data: aProduct({}, { id: 9 }) } });
  const { shown } = await openConsole(consolePaths.newProduct(toko));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nama produk/ }), 'Kopi Gayo');
  await userEvent.type(screen.getByRole('textbox', { name: /^Harga/ }), '75000');
  await userEvent.type(screen.getByRole('textbox', { name: /^Stok/ }), '12');
  await userEvent.type(screen.getByRole('textbox', { name: /^Berat/ }), '250');
  const bodies = sent('POST /produk', { code: '00', info: 'ok', data: aProduct({}, { id: 9 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Tambahkan paling sedikit satu gambar')).toBeVisible();
  expect(bodies).toEqual([]);
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 800, height: 600, close: () => undefined }),
  });
  const picture = { file: 'images/a.webp', url: '/a.webp' };
  server.use(
    http.post(`${ofStore}/gambar`, () => HttpResponse.json({ code: '00', info: 'ok', data: picture })),
  );
  await userEvent.upload(
    screen.getByLabelText<HTMLInputElement>('Pilih gambar'),
    new File(['a'], 'a.jpg', { type: 'image/jpeg' }),
  );
  await screen.findByRole('img', { name: 'Gambar 1' });
  await waitFor(() => expect(screen.queryByText(/Tunggu sampai/)).not.toBeInTheDocument());
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(shown().location.pathname).toBe(consolePaths.product(toko, 9)));
  expect(bodies).toMatchObject([
    { product: { nama: 'Kopi Gayo', harga: 75_000, stock: 12, berat: 250, images: ['images/a.webp'] } },
  ]);
});
