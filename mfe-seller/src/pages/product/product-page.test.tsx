import 'fake-indexeddb/auto';
import type { SellerProduct } from '@lapak/contracts/api/seller-product';
import * as consolePaths from '@lapak/contracts/console-paths';
import { server } from '@lapak/runtime/testing/server';
import { toasts } from '@lapak/ui/testing/toasts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { HttpResponse, http } from 'msw';
import { productKind } from '../../features/product-editor/product-kind.ts';
import { aSession, toko } from '../../testing/builders.ts';
import { cameAfter } from '../../testing/came-after.ts';
import { answers, lostAtFirst, ofStore, openConsole, sent } from '../../testing/open-console.tsx';
import { aProduct, productChoices, someProducts } from '../../testing/product-builders.ts';

const page = consolePaths.product(toko, 7);
const answered = (data: SellerProduct) => ({ code: '00', info: 'Produk tersimpan', data });

beforeEach(async () => {
  await clear();
  answers({ 'GET /pilihan-produk': productChoices, 'GET /produk': someProducts([]) });
});

async function openEditor(product = aProduct(), url = page) {
  answers({ 'GET /produk/7': { data: product } });
  const opened = await openConsole(url);
  await screen.findByRole('textbox', { name: /Nama produk/ });
  return opened;
}
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const retype = async (name: RegExp | string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));

test('the button below the fields comes with them', async () => {
  expect(await cameAfter('Hapus produk', /Nama produk/, openEditor)).toBe(true);
});

test('saves the product over the version that was edited, with the stock as it was seen', async () => {
  await openEditor();
  expect(document.title).toBe('Kopi Gayo - Kopi Nusantara - Kelola');
  const versions: (string | null)[] = [];
  const bodies: unknown[] = [];
  server.use(
    http.post(`${ofStore}/produk/7`, async ({ request }) => {
      versions.push(request.headers.get('if-match'));
      bodies.push(await request.json());
      return HttpResponse.json(answered(aProduct({ harga: 80_000 }, { version: 'v2' })));
    }),
  );
  await retype(/^Harga/, '80000');
  await save();
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: 'Produk tersimpan' }));
  expect(versions).toEqual(['"v1"']);
  expect(bodies).toMatchObject([
    {
      product: { nama: 'Kopi Gayo', harga: 80_000, berat: 250, images: ['images/kopi.webp'] },
      seen: { stock: 12, combinations: [] },
    },
  ]);
  await retype(/^Harga/, '85000');
  await save();
  await waitFor(() => expect(toasts().filter(({ kind }) => kind === 'success')).toHaveLength(2));
  expect(versions).toEqual(['"v1"', '"v2"']);
});

test('what is typed while a save runs stays, and its draft is never older than what was typed last', async () => {
  await openEditor();
  const { remove } = productKind.drafts;
  let removed = () => {};
  jest.spyOn(productKind.drafts, 'remove').mockImplementationOnce(async (...draft) => {
    await remove(...draft);
    await new Promise<void>((resolve) => (removed = resolve));
  });
  let answer = () => {};
  const isAsked = new Promise<void>((asked) => {
    server.use(
      http.post(`${ofStore}/produk/7`, async () => {
        asked();
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json(answered(aProduct({ harga: 80_000 }, { version: 'v2' })));
      }),
    );
  });
  await retype(/^Harga/, '80000');
  await save();
  await isAsked;
  await userEvent.type(screen.getByLabelText(/^Nama/), ' Asli');
  answer();
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: 'Produk tersimpan' }));
  expect(screen.getByLabelText(/^Nama/)).toHaveValue('Kopi Gayo Asli');
  expect(screen.getByLabelText(/^Nama/)).toHaveFocus();
  expect(screen.getByLabelText(/^Harga/)).toHaveDisplayValue(/80.?000/);
  await userEvent.type(screen.getByLabelText(/^Nama/), ' Lagi');
  const draftName = async () => (await productKind.drafts.read(toko, 7))?.values.nama;
  await waitFor(async () => expect(await draftName()).toBe('Kopi Gayo Asli Lagi'));
  removed();
  await userEvent.click(document.body);
  expect(await draftName()).toBe('Kopi Gayo Asli Lagi');
});

test('an error is beside its field, which gets the focus, and nothing is sent', async () => {
  await openEditor();
  const bodies = sent('POST /produk/7', answered(aProduct()));
  await userEvent.clear(field(/^Nama produk/));
  await userEvent.clear(field(/^Berat/));
  await save();
  expect(field(/^Nama produk/)).toHaveAccessibleDescription('Wajib diisi');
  expect(field(/^Berat/)).toHaveAccessibleDescription('wajib diisi untuk barang');
  await waitFor(() => expect(field(/^Nama produk/)).toHaveFocus());
  expect(bodies).toEqual([]);
});

test("the server's errors open their section and are beside their fields", async () => {
  await openEditor();
  const data = { errors: { slug: ['alamat ini sudah dipakai produk lain di toko ini'] } };
  sent('POST /produk/7', { code: '-3', info: 'Periksa isian', data, request_id: 'r' }, 422);
  await retype(/^Nama produk/, 'Kopi');
  await save();
  await waitFor(() =>
    expect(field(/^Alamat produk/)).toHaveAccessibleDescription(/sudah dipakai produk lain/),
  );
});

test('what is not saved survives, is offered, and can be gone on with or thrown away', async () => {
  const first = await openEditor();
  await retype(/^Nama produk/, 'Kopi Toraja');
  await waitFor(async () =>
    expect((await productKind.drafts.read(toko, 7))?.values.nama).toBe('Kopi Toraja'),
  );
  first.unmount();
  answers({ 'GET /produk/7': { data: aProduct({}, { version: 'v5' }) } });
  await openConsole(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  expect(await screen.findByRole('textbox', { name: /^Nama produk/ })).toHaveValue('Kopi Toraja');
  const versions: (string | null)[] = [];
  server.use(
    http.post(`${ofStore}/produk/7`, ({ request }) => {
      versions.push(request.headers.get('if-match'));
      return HttpResponse.json(answered(aProduct({ nama: 'Kopi Toraja' }, { version: 'v6' })));
    }),
  );
  await save();
  // The version that was typed over, so that another one's change since is shown.
  await waitFor(() => expect(versions).toEqual(['"v1"']));
  await waitFor(async () => expect(await productKind.drafts.read(toko, 7)).toBeUndefined());
});

test('a draft that is thrown away is gone', async () => {
  const product = aProduct();
  const first = await openEditor();
  await retype(/^Nama produk/, 'X');
  await waitFor(async () => expect(await productKind.drafts.read(toko, 7)).toBeDefined());
  first.unmount();
  answers({ 'GET /produk/7': { data: product } });
  await openConsole(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Buang' }));
  expect(await screen.findByRole('textbox', { name: /^Nama produk/ })).toHaveValue('Kopi Gayo');
  await waitFor(async () => expect(await productKind.drafts.read(toko, 7)).toBeUndefined());
});

test('the second editor sees both, chooses, and loses nothing', async () => {
  await openEditor();
  const present = aProduct(
    { harga: 90_000, description: '<p>Lebih enak</p>' },
    { version: 'v2', changed_by: 'Budi' },
  );
  sent('POST /produk/7', { code: '-2', info: 'Produk ini sudah diubah oleh Budi', data: present }, 412);
  await retype(/^Harga/, '80000');
  await retype(/^Nama produk/, 'Gayo Baru');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Produk ini sudah diubah orang lain' }));
  expect(dialog.getByText('Produk ini sudah diubah oleh Budi')).toBeVisible();
  const price = within(dialog.getByRole('group', { name: 'Harga' }));
  expect(price.getByRole('radio', { name: /Punyamu.*Rp80\.000/ })).toBeChecked();
  await userEvent.click(price.getByRole('radio', { name: /Sekarang.*Rp90\.000/ }));
  const bodies = sent('POST /produk/7', answered(aProduct({}, { version: 'v3' })));
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan gabungannya' }));
  await waitFor(() =>
    expect(bodies).toMatchObject([
      { product: { nama: 'Gayo Baru', harga: 90_000, description: '<p>Lebih enak</p>' } },
    ]),
  );
  // Nobody has left.
  expect(toasts().filter(({ kind }) => kind === 'info')).toEqual([]);
});

test('a section that is closed and opened again keeps what was typed', async () => {
  await openEditor();
  await retype(/^Berat/, '300');
  const heading = screen.getByRole('button', { name: 'Berat dan kondisi' });
  await userEvent.click(heading);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Berat/ })).not.toBeInTheDocument());
  await userEvent.click(heading);
  expect(field(/^Berat/)).toHaveValue('300');
});

test("at the session's end the login comes over the editor; what was typed stays, and is saved by whoever logs in again", async () => {
  await openEditor();
  await retype(/^Nama produk/, 'Kopi Toraja');
  sent('POST /produk/7', { code: '-2', info: 'Masuk dulu', request_id: 'r' }, 401);
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Sesimu sudah berakhir' }));
  expect(screen.getByLabelText(/^Nama produk/)).toHaveValue('Kopi Toraja');
  expect((await productKind.drafts.read(toko, 7))?.values.nama).toBe('Kopi Toraja');
  sent('POST sesi', { code: '00', info: 'ok', data: aSession() });
  const bodies = sent('POST /produk/7', answered(aProduct({ nama: 'Kopi Toraja' }, { version: 'v2' })));
  await userEvent.type(dialog.getByLabelText('Password'), 'rahasia123');
  await userEvent.click(dialog.getByRole('button', { name: 'Masuk' }));
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: 'Produk tersimpan' }));
  expect(bodies).toMatchObject([{ product: { nama: 'Kopi Toraja' } }]);
  await waitFor(async () => expect(await productKind.drafts.read(toko, 7)).toBeUndefined());
});

test('without a connection what was typed stays', async () => {
  await openEditor();
  server.use(http.post(`${ofStore}/produk/7`, () => HttpResponse.error()));
  await retype(/^Nama produk/, 'Kopi Toraja');
  await save();
  await waitFor(() =>
    expect(toasts()).toContainEqual({
      kind: 'error',
      text: 'Belum tersimpan: tidak ada koneksi internet. Coba lagi.',
    }),
  );
  expect(field(/^Nama produk/)).toHaveValue('Kopi Toraja');
});

test('the same form again, after its answer was lost, is the same request', async () => {
  const answer = answered(aProduct({ nama: 'Kopi Toraja' }, { version: 'v2' }));
  await openEditor();
  const keys = lostAtFirst('POST /produk/7', 'idempotency-key', answer);
  await retype(/^Nama produk/, 'Kopi Toraja');
  await save();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Simpan' })).not.toHaveAttribute('aria-busy'),
  );
  await save();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/.{32,}/);
  expect(keys[1]).toBe(keys[0]);
});

test('the same form again is the same request also after the page was loaded again', async () => {
  const { unmount } = await openEditor();
  const keys = lostAtFirst('POST /produk/7', 'idempotency-key', answered(aProduct()));
  await retype(/^Nama produk/, 'Kopi Toraja');
  await save();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Simpan' })).not.toHaveAttribute('aria-busy'),
  );
  unmount();
  await openConsole(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await save();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});

test('when categories do not come, the form says so instead of offering none', async () => {
  answers({ 'GET /pilihan-produk': { code: '-2', info: 'x', request_id: 'r' } }, 404);
  await openEditor();
  expect(await screen.findByText('Kategori gagal dimuat')).toBeVisible();
  answers({ 'GET /pilihan-produk': productChoices });
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('combobox', { name: /^Kategori/ })).toBeVisible();
});

test('one that is not there says so, and a number that is none is not asked for', async () => {
  answers({ 'GET /produk/7': { code: '-2', info: 'x', request_id: 'r' } }, 404);
  answers({ 'GET /pilihan-produk': productChoices });
  await openConsole(page);
  expect(await screen.findByRole('heading', { name: 'Produk tidak ditemukan' })).toBeVisible();
  await openConsole(`${consolePaths.products(toko)}/abc`);
  expect(await screen.findAllByRole('heading', { name: 'Produk tidak ditemukan' })).not.toHaveLength(0);
});

test('is taken out after a question', async () => {
  const { shown } = await openEditor();
  const calls = sent('DELETE /produk/7', { code: '00', info: 'Produk dihapus', data: null });
  await userEvent.click(screen.getByRole('button', { name: 'Hapus produk' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Hapus Kopi Gayo?' });
  expect(calls).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(shown().location.pathname).toBe(consolePaths.products(toko)));
});

describe('preview', () => {
  const call = 'POST /pratinjau-produk';
  const show = () => userEvent.click(screen.getByRole('button', { name: 'Pratinjau' }));

  test('is the page in the shop of what is typed; nothing is saved', async () => {
    await openEditor();
    const address = `/${toko}/onlinestore/detail/kopi-gayo?pratinjau=abcdefghijklmnop`;
    const bodies = sent(call, { code: '00', info: 'Pratinjau siap', data: { address } });
    await retype(/^Nama produk/, 'Kopi Toraja');
    await show();
    const dialog = within(await screen.findByRole('dialog', { name: 'Pratinjau' }));
    const frame = dialog.getByTitle('Halaman produk di toko');
    expect(frame).toHaveAttribute('src', address);
    // None of its scripts is run.
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(bodies).toMatchObject([{ id: 7, product: { nama: 'Kopi Toraja', harga: 75_000 } }]);
    await userEvent.click(dialog.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field(/^Nama produk/)).toHaveValue('Kopi Toraja');
  });

  test('what is wrong is shown beside its field, and nothing is asked', async () => {
    await openEditor();
    const bodies = sent(call, {});
    await userEvent.clear(field(/^Nama produk/));
    await show();
    await waitFor(() => expect(field(/^Nama produk/)).toHaveFocus());
    expect(field(/^Nama produk/)).toHaveAccessibleDescription('Wajib diisi');
    expect(bodies).toEqual([]);
  });

  test("the server's refusal is shown", async () => {
    await openEditor();
    const errors = { slug: ['alamat ini sudah dipakai produk lain di toko ini'] };
    sent(call, { code: '-3', info: 'Periksa isian', data: { errors }, request_id: 'r' }, 422);
    await show();
    await waitFor(() =>
      expect(toasts()).toContainEqual({
        kind: 'error',
        text: 'alamat ini sudah dipakai produk lain di toko ini',
      }),
    );
  });
});

describe('variations', () => {
  const shirt = aProduct({
    enable_variations: 1,
    product_variety: [{ variation_name: 'Ukuran', list_options: ['S', 'M'] }],
    price_variety: [
      { options: ['S'], price: 10_000, stock: 1 },
      { options: ['M'], price: 20_000, stock: 2 },
    ],
  });

  test('Tab goes through the cells; another option keeps what the rows have', async () => {
    await openEditor(shirt);
    await userEvent.click(field('Harga S'));
    await userEvent.keyboard('{Tab}');
    expect(field('Stok S')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    expect(field('Harga M')).toHaveFocus();
    await retype('Harga S', '15000');
    await userEvent.click(screen.getByRole('button', { name: 'Tambah pilihan untuk variasi 1' }));
    await retype('Pilihan 3 dari variasi 1', 'L');
    const bodies = sent('POST /produk/7', answered(shirt));
    await save();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies).toMatchObject([
      {
        product: {
          product_variety: [{ variation_name: 'Ukuran', list_options: ['S', 'M', 'L'] }],
          price_variety: [
            { options: ['S'], price: 15_000, stock: 1 },
            { options: ['M'], price: 20_000, stock: 2 },
            { options: ['L'], price: 75_000, stock: 0 },
          ],
        },
        seen: {
          combinations: [
            { options: ['S'], stock: 1 },
            { options: ['M'], stock: 2 },
          ],
        },
      },
    ]);
  });

  test('a cell that is wrong has its error beside it', async () => {
    await openEditor(shirt);
    await userEvent.clear(field('Harga S'));
    await save();
    await waitFor(() => expect(field('Harga S')).toHaveAccessibleDescription('Wajib diisi'));
    await waitFor(() => expect(field('Harga S')).toHaveFocus());
  });
});

describe('pictures', () => {
  beforeEach(() =>
    Object.assign(globalThis, {
      createImageBitmap: async () => ({ width: 800, height: 600, close: () => undefined }),
    }),
  );
  const picture = (name: string) => new File([name], name, { type: 'image/jpeg' });
  const choose = (...files: File[]) =>
    userEvent.upload(screen.getByLabelText<HTMLInputElement>('Pilih gambar'), files);

  test('those for which there is no room are counted', async () => {
    await openEditor();
    answers({ 'POST /gambar': { code: '-3', info: 'x', data: { errors: { file: ['Rusak'] } } } }, 422);
    await choose(...Array.from({ length: 13 }, (_, at) => picture(`${at}.jpg`)));
    expect(
      await screen.findByText('2 gambar tidak diambil: satu produk paling banyak 12 gambar.'),
    ).toBeVisible();
  });

  test.each(['by a press', 'by itself once there is a connection'])(
    'those that were cut off wait, and are sent again %s',
    async (how) => {
      await openEditor();
      let calls = 0;
      server.use(
        http.post(`${ofStore}/gambar`, () => {
          calls += 1;
          const data = { file: `images/p${calls}.webp`, url: `/files/p${calls}.webp` };
          return calls === 2 ? HttpResponse.error() : HttpResponse.json({ code: '00', info: 'ok', data });
        }),
      );
      await choose(...['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(picture));
      expect(await screen.findByText(/^3 gambar belum terkirim karena koneksi terputus/)).toBeVisible();
      expect(calls).toBe(2);
      expect(screen.getAllByText(/tidak ada koneksi internet/)).toHaveLength(3);
      if (how === 'by a press')
        await userEvent.click(screen.getByRole('button', { name: 'Kirim lagi semua' }));
      else act(() => void window.dispatchEvent(new Event('online')));
      expect(await screen.findByRole('img', { name: 'Gambar 5' })).toHaveAttribute('src', '/files/p5.webp');
      expect(calls).toBe(5);
      expect(screen.queryByText(/belum terkirim/)).not.toBeInTheDocument();
    },
  );

  test('several are sent one by one; one that failed is sent again, the others stay', async () => {
    await openEditor();
    let calls = 0;
    server.use(
      http.post(`${ofStore}/gambar`, () => {
        calls += 1;
        return calls === 1
          ? HttpResponse.json({ code: '-1', info: 'Antre dulu', request_id: 'r' }, { status: 503 })
          : HttpResponse.json({
              code: '00',
              info: 'ok',
              data: { file: `images/p${calls}.webp`, url: `/files/p${calls}.webp` },
            });
      }),
    );
    await choose(picture('a.jpg'), picture('b.jpg'));
    const retry = await screen.findByRole('button', { name: 'Kirim lagi a.jpg' });
    expect(await screen.findByRole('img', { name: 'Gambar 2' })).toHaveAttribute('src', '/files/p2.webp');
    await userEvent.click(retry);
    expect(await screen.findByRole('img', { name: 'Gambar 3' })).toHaveAttribute('src', '/files/p3.webp');
    await userEvent.click(screen.getByRole('button', { name: 'Gambar 3 ke depan' }));
    expect(screen.getByRole('button', { name: 'Gambar 2 ke depan' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus gambar 1' }));
    expect(screen.getByRole('button', { name: 'Tambah gambar' })).toHaveFocus();
    const bodies = sent('POST /produk/7', answered(aProduct()));
    await save();
    await waitFor(() =>
      expect(bodies).toMatchObject([{ product: { images: ['images/p3.webp', 'images/p2.webp'] } }]),
    );
  });
});

/** What the upload of a file is answered. */
const fileAnswer = (body: object, status = 200) =>
  server.use(http.post(`${ofStore}/berkas`, () => HttpResponse.json(body, { status })));
const digital = () => openEditor(aProduct({ category: 'digital_product', link: 'https://contoh.id/buku' }));
const choose = (file: File) => userEvent.upload(screen.getByLabelText('Pilih berkas'), file);

test('the file of a digital product replaces the address; one that fails leaves what was there', async () => {
  await digital();
  const file = new File(['isi'], 'buku.pdf', { type: 'application/pdf' });
  fileAnswer({ code: '-1', info: 'Sudah terlalu banyak kiriman', request_id: 'r' }, 429);
  await choose(file);
  expect(await screen.findByText('Sudah terlalu banyak kiriman')).toBeVisible();
  expect(field('Tautan produk digital')).toHaveValue('https://contoh.id/buku');
  fileAnswer({ code: '00', info: 'x', data: { file: 'files/aa.pdf', bytes: 3 } });
  await choose(file);
  expect(await screen.findByText(/buku\.pdf, 1 KB$/)).toBeVisible();
  const saved = aProduct({ category: 'digital_product', file: 'files/aa.pdf' }, { version: 'v2' });
  const bodies = sent('POST /produk/7', answered(saved));
  await save();
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: 'Produk tersimpan' }));
  expect(bodies).toMatchObject([{ product: { file: 'files/aa.pdf' } }]);
  expect((bodies[0] as { product: object }).product).not.toHaveProperty('link');
  await userEvent.click(screen.getByRole('button', { name: 'Hapus berkas' }));
  expect(field('Tautan produk digital')).toHaveValue('');
});

test('a file that is too large says so before it is sent', async () => {
  await digital();
  const file = new File(['x'], 'besar.zip');
  Object.defineProperty(file, 'size', { value: 120 * 1024 * 1024 });
  await choose(file);
  expect(await screen.findByText('Berkas ini 120 MB. Paling besar 100 MB.')).toBeVisible();
});

test('leaving with what is not saved says that its draft is kept; after a save nothing is said', async () => {
  const note = {
    kind: 'info',
    text: 'Perubahanmu belum disimpan. Drafnya ada di perangkat ini: buka lagi untuk melanjutkan.',
  };
  const { shown } = await openEditor();
  await retype(/^Nama produk/, 'Kopi Toraja');
  sent('POST /produk/7', answered(aProduct({ nama: 'Kopi Toraja' }, { version: 'v2' })));
  await save();
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: 'Produk tersimpan' }));
  await waitFor(async () => expect(await productKind.drafts.read(toko, 7)).toBeUndefined());
  await retype(/^Nama produk/, 'Kopi Gayo Baru');
  expect(toasts()).not.toContainEqual(note);
  await userEvent.click(screen.getByRole('button', { name: 'Kembali ke produk' }));
  await waitFor(() => expect(shown().location.pathname).toBe(consolePaths.products(toko)));
  await waitFor(() => expect(toasts()).toContainEqual(note));
  expect((await productKind.drafts.read(toko, 7))?.values.nama).toBe('Kopi Gayo Baru');
});

test('what is typed or moved, and taken back, leaves no draft', async () => {
  const { shown } = await openEditor(aProduct({ images: ['images/a.webp', 'images/b.webp'] }));
  const before = (field(/^Nama produk/) as HTMLInputElement).value;
  await retype(/^Nama produk/, 'Kopi Toraja');
  await waitFor(async () => expect(await productKind.drafts.read(toko, 7)).toBeDefined());
  await retype(/^Nama produk/, before);
  await waitFor(async () => expect(await productKind.drafts.read(toko, 7)).toBeUndefined());
  await userEvent.click(screen.getByRole('button', { name: 'Gambar 2 ke depan' }));
  await waitFor(async () => expect(await productKind.drafts.read(toko, 7)).toBeDefined());
  await userEvent.click(screen.getByRole('button', { name: 'Gambar 2 ke depan' }));
  await waitFor(async () => expect(await productKind.drafts.read(toko, 7)).toBeUndefined());
  const soFar = toasts().length;
  await userEvent.click(screen.getByRole('button', { name: 'Kembali ke produk' }));
  await waitFor(() => expect(shown().location.pathname).toBe(consolePaths.products(toko)));
  expect(await productKind.drafts.read(toko, 7)).toBeUndefined();
  expect(toasts()).toHaveLength(soFar);
});
