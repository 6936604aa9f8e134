import { aPicture } from '@lapak/forms/testing/a-picture';
import { paths } from '@lapak/contracts/routes';
import type { CustomField } from '@lapak/domain/cart-line';
import { selectCartSingle } from '@lapak/runtime';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { productsAre, storeProfileIs } from '../../testing/api.ts';
import { buildLine } from '../../testing/builders.ts';
import { ordered, payButton, username } from '../../testing/goods.ts';
import { server } from '@lapak/runtime/testing/server';
import { ebook, formCalls, openDigital, openService, photo, singleApi } from '../../testing/single.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  globalThis.lapakToasts = undefined;
  server.use(storeProfileIs());
});

async function fillBuyer(labels: { nama: string; handphone: string }) {
  await userEvent.type(await screen.findByRole('textbox', { name: labels.nama }), 'Sari');
  await userEvent.type(screen.getByRole('textbox', { name: labels.handphone }), '08123');
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'sari@lapak.test');
}
const ofService = { nama: 'Nama', handphone: 'No Handphone' };
const ofDigital = { nama: 'Nama Lengkap', handphone: 'Nomor WhatsApp aktif' };

const field = (own: Partial<CustomField>): CustomField => ({
  id: 1,
  name: 'Nama acara',
  form_name: 'nama_acara',
  type: 'short-text',
  options: [],
  placeholder: null,
  is_required: 1,
  ...own,
});

describe.each([
  { name: 'a service', path: '/api/checkout-jasa', line: photo, open: openService, labels: ofService },
  {
    name: 'a digital product',
    path: '/api/checkout-digital-product',
    line: ebook,
    open: openDigital,
    labels: ofDigital,
  },
])('$name', ({ path, line, open, labels }) => {
  async function payFor() {
    const view = await open(line);
    await fillBuyer(labels);
    await userEvent.click(payButton());
    return view;
  }

  test('that was ordered minutes ago offers the order that exists', async () => {
    const { calls, handler } = formCalls(path);
    server.use(...singleApi(line), handler);
    const first = await payFor();
    await screen.findByTestId('location');
    first.unmount();
    await payFor();
    const dialog = await screen.findByRole('alertdialog', { name: 'Pesanan sebelumnya sudah dibuat' });
    expect(calls[1]?.key).toBe(calls[0]?.key);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Buka pesanan itu' }));
    expect(await screen.findByTestId('location')).toHaveTextContent(
      paths.checkoutDetail(username, 'pesanan-1'),
    );
  });

  test('that was ordered minutes ago is offered before its used-up voucher is refused', async () => {
    const order = {
      kind: 'order',
      id: 'pesanan-1',
      token: null,
      invoice: 'INV-1',
      total: 1,
      status: 'UNPAID',
    };
    const used = () => HttpResponse.json({ code: '-5', info: '', data: { order } }, { status: 409 });
    const { calls, handler } = formCalls(path, () => (calls.length < 2 ? ordered() : used()));
    const refused = () =>
      HttpResponse.json({ code: '-2', info: 'Kuota voucher sudah habis' }, { status: 422 });
    server.use(...singleApi(line), handler, http.post('*/api/voucher/:username', refused));
    const first = await payFor();
    await screen.findByTestId('location');
    first.unmount();
    await open(line);
    await fillBuyer(labels);
    await userEvent.type(screen.getByRole('textbox', { name: 'Kode voucher' }), 'HEMAT');
    await userEvent.click(payButton());
    expect(
      await screen.findByRole('alertdialog', { name: 'Pesanan sebelumnya sudah dibuat' }),
    ).toHaveTextContent('voucher yang kamu isi tidak bisa dipakai lagi');
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  test('whose page fails after the press leaves no item behind and leads to the order', async () => {
    const { calls, handler } = formCalls(path);
    server.use(...singleApi(line), handler);
    const view = await payFor();
    view.unmount();
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() =>
      expect(view.shown().location.pathname).toBe(paths.checkoutDetail(username, 'pesanan-1')),
    );
    expect(selectCartSingle(view.store.getState(), username)).toBeNull();
  });
});

describe('a service', () => {
  test('is ordered as a form; the holder is emptied and the order opens', async () => {
    const { calls, handler } = formCalls('/api/checkout-jasa');
    server.use(...singleApi(photo), handler);
    const { store } = await openService(photo, 'AFF1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout Jasa' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'DATA PEMESAN' })).toBeInTheDocument();
    expect(document.title).toBe(`Checkout - ${username}`);
    await fillBuyer(ofService);
    await userEvent.click(screen.getByRole('radio', { name: /BCA/ }));
    await userEvent.click(payButton());
    expect(await screen.findByTestId('location')).toHaveTextContent(
      paths.checkoutDetail(username, 'pesanan-1'),
    );
    expect(Object.fromEntries(calls[0]?.form ?? [])).toEqual({
      username,
      product_id: '5',
      qty: '1',
      nama: 'Sari',
      handphone: '08123',
      email: 'sari@lapak.test',
      payment_method: '11',
      free_product: '0',
      donation_send: '0',
      donation_amount: '0',
      affiliate_code: 'AFF1',
      expected_total: '300000',
    });
    expect(calls[0]?.key).toBeTruthy();
    expect(selectCartSingle(store.getState(), username)).toBeNull();
  });

  test('that is not sold any more costs nothing and can be removed, which leads to the home of the store', async () => {
    server.use(productsAre(), ...singleApi(photo));
    const { store } = await openService(photo);
    expect(await screen.findByText('Total Harga (0 jasa)')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Pembayaran' })).toHaveTextContent('TotalRp0');
    expect(screen.queryByText('Gratis')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus Foto Keluarga' }));
    expect(await screen.findByTestId('location')).toHaveTextContent(paths.home(username));
    expect(selectCartSingle(store.getState(), username)).toBeNull();
  });

  test('without one in the holder the home of the store opens', async () => {
    await openService(null);
    expect(await screen.findByTestId('location')).toHaveTextContent(paths.home(username));
  });

  test('a digital product in the holder is no service', async () => {
    await openService(ebook);
    expect(await screen.findByTestId('location')).toHaveTextContent(paths.home(username));
  });

  test('missing fields show the messages of the service form', async () => {
    const line = buildLine({
      ...photo,
      alamat_option: 1,
      enable_identity_data: 1,
      enable_order_date: 1,
      is_custom_field: 1,
      custom_field: [field({}), field({ id: 2, name: 'Tamu', form_name: 'tamu', type: 'number' })],
    });
    server.use(...singleApi(line));
    await openService(line);
    await screen.findByRole('heading', { name: 'DATA PEMESAN' });
    await userEvent.click(payButton());
    for (const message of [
      'Nama wajib diisi',
      'Handphone wajib diisi',
      'Email wajib diisi',
      'Alamat wajib diisi',
      'Nomor identitas wajib diisi',
      'Foto identitas wajib diisi',
      'Tanggal pemesanan wajib diisi',
      'Jam pemesanan wajib diisi',
      'Nama acara wajib diisi',
      'Masukkan angka yang valid',
    ]) {
      expect(await screen.findByText(message)).toBeInTheDocument();
    }
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nama' })).toHaveFocus());
  });

  test('a long form has groups, each with a count of what is missing', async () => {
    const custom_field = [field({}), field({ id: 2, name: 'Tema', form_name: 'tema', is_required: 0 })];
    const line = buildLine({
      ...photo,
      enable_identity_data: 1,
      enable_order_date: 1,
      is_custom_field: 1,
      custom_field,
    });
    server.use(...singleApi(line));
    await openService(line);
    const group = async (name: string) => within(await screen.findByRole('region', { name }));
    expect((await group('Identitas')).getByText('2 belum lengkap')).toBeVisible();
    expect((await group('Jadwal')).getByText('2 belum lengkap')).toBeVisible();
    const asked = await group('Pertanyaan dari Penjual');
    expect(asked.getByText('1 belum lengkap')).toBeVisible();
    await userEvent.type(asked.getByRole('textbox', { name: /^Nama acara/i }), 'Wisuda');
    expect(await asked.findByText('Lengkap')).toBeVisible();
  });

  test('a time that is past by the server clock shows an error at its field', async () => {
    const line = buildLine({ ...photo, enable_order_date: 1, date_server: '2026-11-21T14:05:30.000+07:00' });
    server.use(...singleApi(line));
    await openService(line);
    await fillBuyer(ofService);
    const date = screen.getByLabelText(/^Tanggal Pemesanan/);
    const time = screen.getByLabelText(/^Jam Pemesanan/);
    fireEvent.change(date, { target: { value: '2026-11-21' } });
    fireEvent.change(time, { target: { value: '14:04' } });
    await userEvent.click(payButton());
    expect(await screen.findByText('Jam pemesanan sudah lewat')).toBeInTheDocument();
    fireEvent.change(date, { target: { value: '2026-11-20' } });
    expect(await screen.findByText('Tanggal pemesanan sudah lewat')).toBeInTheDocument();
    fireEvent.change(date, { target: { value: '2026-11-22' } });
    await waitFor(() => expect(screen.queryByText(/sudah lewat/)).not.toBeInTheDocument());
  });

  test('an identity photo that is no picture and a date that is none are refused before anything is sent', async () => {
    const line = buildLine({ ...photo, enable_identity_data: 1, enable_order_date: 1 });
    const { calls, handler } = formCalls('/api/checkout-jasa');
    server.use(...singleApi(line), handler);
    await openService(line);
    await fillBuyer(ofService);
    const note = new File(['bukan foto'], 'ktp.txt', { type: 'text/plain' });
    await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(/^Foto Identitas/), note);
    expect(await screen.findByText(/tipe gambar hanya bisa jpg dan png/)).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Tanggal Pemesanan/), '31-02-2027');
    await userEvent.tab();
    expect(await screen.findByText('Tanggal pemesanan tidak valid')).toBeVisible();
    await userEvent.click(payButton());
    expect(calls).toEqual([]);
  });

  test('date, time, identity and the seller fields are sent', async () => {
    const line = buildLine({
      ...photo,
      enable_identity_data: 1,
      enable_order_date: 1,
      is_custom_field: 1,
      custom_field: [
        field({}),
        field({ id: 2, name: 'Cerita', form_name: 'cerita', type: 'long-text', is_required: 0 }),
        field({ id: 3, name: 'Tamu', form_name: 'tamu', type: 'number', is_required: 0 }),
        field({ id: 4, name: 'Paket', form_name: 'paket', type: 'dropdown', options: ['Hemat', 'Lengkap'] }),
        field({ id: 5, name: 'Cadangan', form_name: 'tgl.cadangan', type: 'date' }),
      ],
    });
    const { calls, handler } = formCalls('/api/checkout-jasa');
    server.use(...singleApi(line), handler);
    await openService(line);
    await fillBuyer(ofService);
    await userEvent.type(screen.getByRole('textbox', { name: /^Nomor Identitas/ }), '3273');
    const picture = aPicture('ktp.png', 1_500_000);
    await userEvent.upload(screen.getByLabelText(/^Foto Identitas/), picture);
    expect(await screen.findByText(/Ukuran gambar ini 1,5 MB/)).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText(/^Tanggal Pemesanan/), { target: { value: '2026-12-05' } });
    expect(screen.getByLabelText(/^Tanggal Pemesanan/)).toHaveValue('05-12-2026');
    fireEvent.change(screen.getByLabelText(/^Jam Pemesanan/), { target: { value: '14:30' } });
    await userEvent.type(screen.getByRole('textbox', { name: /^Nama acara/ }), 'Lamaran');
    const guests = screen.getByRole('textbox', { name: /^Tamu/ });
    await userEvent.type(guests, 'x');
    expect(guests).toHaveValue('');
    await userEvent.click(screen.getByRole('combobox', { name: /^Paket/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lengkap' }));
    await userEvent.type(screen.getByLabelText(/^Cadangan/), '06122026');
    expect(screen.getByLabelText(/^Cadangan/)).toHaveValue('06-12-2026');
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    const form = calls[0]?.form;
    expect(form?.get('order_date')).toBe('2026-12-05');
    expect(form?.get('order_time')).toBe('14:30');
    expect(form?.get('identity_number')).toBe('3273');
    expect(form?.has('identity_picture')).toBe(true);
    expect(form?.get('nama_acara')).toBe('Lamaran');
    expect(form?.has('cerita')).toBe(false);
    expect(form?.get('tamu')).toBe('0');
    expect(form?.get('paket')).toBe('Lengkap');
    expect(form?.get('tgl.cadangan')).toBe('2026-12-06');
  });

  test("'-3' is shown at the seller's own field", async () => {
    const line = buildLine({ ...photo, is_custom_field: 1, custom_field: [field({})] });
    const { handler } = formCalls('/api/checkout-jasa', () =>
      HttpResponse.json(
        {
          code: '-3',
          info: 'Periksa data',
          data: { errors: { nama_acara: ['Nama acara terlalu panjang'] } },
        },
        { status: 422 },
      ),
    );
    server.use(...singleApi(line), handler);
    await openService(line);
    await fillBuyer(ofService);
    const own = screen.getByRole('textbox', { name: /^Nama acara/ });
    await userEvent.type(own, 'Lamaran');
    await userEvent.click(payButton());
    expect(await screen.findByText('Nama acara terlalu panjang')).toBeInTheDocument();
    await waitFor(() => expect(own).toHaveFocus());
  });

  test('more than 500 cannot be ordered', async () => {
    const { calls, handler } = formCalls('/api/checkout-jasa');
    server.use(...singleApi(photo), handler);
    await openService(photo);
    await fillBuyer(ofService);
    const qty = screen.getByRole('textbox', { name: 'Jumlah Foto Keluarga' });
    await userEvent.clear(qty);
    await userEvent.type(qty, '501');
    expect(screen.getAllByText('Maksimal pemesanan 500').length).toBeGreaterThan(0);
    expect(payButton()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(payButton());
    expect(calls).toHaveLength(0);
  });

  test('its survey is shown where it has a link', async () => {
    const line = buildLine({ ...photo, is_survei: 1, survei_link: '//docs.google.com/forms/x' });
    server.use(...singleApi(line));
    await openService(line);
    expect(await screen.findByTitle('Formulir survei')).toHaveAttribute(
      'src',
      'https://docs.google.com/forms/x',
    );
  });

  test('a draft survives a reload, its picture does not', async () => {
    server.use(...singleApi(photo));
    const first = await openService(photo);
    await fillBuyer(ofService);
    first.unmount();
    await openService(photo);
    expect(await screen.findByRole('textbox', { name: 'Nama' })).toHaveValue('Sari');
  });
});

describe('a digital product', () => {
  test('is ordered by its own call', async () => {
    const { calls, handler } = formCalls('/api/checkout-digital-product');
    server.use(...singleApi(ebook), handler);
    await openDigital(ebook);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Checkout Produk Digital' }),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Belum termasuk biaya tambahan (kode unik, biaya admin, dan lainnya)'),
    ).toBeInTheDocument();
    await fillBuyer(ofDigital);
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    expect(calls[0]?.form.get('product_id')).toBe('6');
    expect(calls[0]?.form.get('expected_total')).toBe('75000');
  });

  test('without one in the holder the home of the store opens', async () => {
    await openDigital(null);
    expect(await screen.findByTestId('location')).toHaveTextContent(paths.home(username));
  });

  describe('that is free', () => {
    const free = buildLine({ ...ebook, harga: 0 });

    test('has no payment and no voucher section, and is flagged', async () => {
      const { calls, handler } = formCalls('/api/checkout-digital-product');
      server.use(...singleApi(free), handler);
      await openDigital(free);
      await screen.findByRole('heading', { name: 'Data Pembeli' });
      expect(screen.queryByRole('heading', { name: 'Metode Pembayaran' })).not.toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'Voucher' })).not.toBeInTheDocument();
      expect(screen.queryByText(/Belum termasuk biaya tambahan/)).not.toBeInTheDocument();
      await userEvent.click(payButton());
      expect(await screen.findByText('No Handphone wajib di isi')).toBeInTheDocument();
      await fillBuyer(ofDigital);
      await userEvent.click(payButton());
      await screen.findByTestId('location');
      expect(calls[0]?.form.get('free_product')).toBe('1');
      expect(calls[0]?.form.get('expected_total')).toBe('0');
    });

    test('is not free any more with a donation', async () => {
      const giving = buildLine({ ...free, is_donation: 1, donation_custom: 1 });
      server.use(...singleApi(giving));
      await openDigital(giving);
      await userEvent.click(await screen.findByRole('checkbox', { name: /berdonasi/ }));
      await userEvent.type(screen.getByRole('textbox', { name: 'Jumlah donasi' }), '10000');
      expect(await screen.findByRole('heading', { name: 'Metode Pembayaran' })).toBeInTheDocument();
      expect(
        within(screen.getByRole('region', { name: 'Rincian Harga' })).getAllByText('Rp10.000'),
      ).toHaveLength(2);
    });
  });

  test('the mark of the platform is hidden for a business that chose so', async () => {
    server.use(...singleApi(ebook));
    await openDigital(ebook);
    expect(await screen.findByText(/Toko online ini dibuat dengan/)).toBeInTheDocument();
  });
});
