import type { OrderLine, ParcelResponse } from '@lapak/contracts/api/order';
import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aLine, anOrderResponse, orderId, store } from '../../testing/builders.ts';
import { orderIs, untracked } from '../../testing/order-answers.ts';
import { passTime } from '@lapak/ui/testing/pass-time';
import { server, slowAnswers } from '@lapak/runtime/testing/server';
import { toasts } from '@lapak/ui/testing/toasts';
import * as page from './order-status-page.tsx';

const open = () =>
  renderPage(page, { pattern: patterns.orderStatus, url: paths.orderStatus(store, orderId) });

test('CONFIRMED shows the waiting message', async () => {
  orderIs(anOrderResponse({ status: 'CONFIRMED' }));
  await open();
  expect(
    await screen.findByText(
      'Transaksi dengan status CONFIRMED membutuhkan waktu pengecekan oleh admin, mohon menunggu',
    ),
  ).toBeVisible();
  expect(document.title).toBe('Detail Transaksi - kopinusantara');
});

test('PAID shows buyer, products, payment and shipping', async () => {
  orderIs(
    anOrderResponse({
      status: 'PAID',
      nama_bank: 'BCA',
      nama_rekening: 'PT Kopi Nusantara',
      nomor_rekening: '1234567890',
    }),
  );
  await open();
  expect(await screen.findByText('Jalan Melati 5')).toBeVisible();
  expect(screen.getByText('Kopi Gayo Arabika')).toBeVisible();
  expect(screen.getByText('Rp165.347')).toBeVisible();
  expect(screen.getByText('Metode Pembayaran').parentElement).toHaveTextContent(
    'BCAPT Kopi Nusantara1234567890',
  );
  const shipping = screen.getByRole('heading', { name: 'Pengiriman' }).closest('section');
  expect(shipping).toHaveTextContent('JNE REG');
  expect(shipping).toHaveTextContent('Belum tersedia');
  expect(shipping).toHaveTextContent('BELUM DIKIRIM');
  expect(screen.queryByText(/membutuhkan waktu pengecekan/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Terima Barang' })).not.toBeInTheDocument();
});

test('a tracking number can be copied', async () => {
  orderIs(anOrderResponse({ status: 'PAID', status_pengiriman: 'DIKIRIM', resi: 'JNE123' }));
  await open();
  expect(await screen.findByText('JNE123')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salin nomor resi' })).toBeInTheDocument();
});

const parcelIs = (data: ParcelResponse['data']) =>
  server.use(http.get('*/api/transaction/:id/lacak', () => HttpResponse.json({ data })));
const sentBy = (resi: string | null) =>
  orderIs(anOrderResponse({ status: 'PAID', status_pengiriman: 'DIKIRIM', resi }));

test('the way of a parcel is shown as its courier has it, the latest first', async () => {
  sentBy('JP123');
  parcelIs({
    ...{ is_tracked: true, is_delivered: false, age_seconds: 2 * 3_600 },
    checkpoints: [
      { at: '2026-11-21 14:05', text: 'Sedang diantar', place: '' },
      { at: '2026-11-20', text: 'Diterima di gudang', place: 'JAKARTA' },
    ],
  });
  await open();
  expect(await screen.findByText('Ditanyakan ke kurir 2 jam yang lalu')).toBeVisible();
  const way = within(screen.getByRole('region', { name: 'Perjalanan paket' })).getAllByRole('listitem');
  expect(way.map((item) => item.textContent)).toEqual([
    'Sedang diantar21/11/2026, 14.05 WIB',
    'Diterima di gudang, JAKARTA20/11/2026',
  ]);
});

test.each([
  [null, 'Kurir belum bisa ditanya. Coba lagi nanti, atau buka halaman kurirnya.'],
  [0, 'Kurir belum mencatat perjalanan paket ini.'],
])('a courier that has said nothing (%p) is not hidden', async (age_seconds, text) => {
  sentBy('JP123');
  parcelIs({ is_tracked: true, is_delivered: false, age_seconds, checkpoints: [] });
  await open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lacak paket' })).toBeVisible();
});

test('without a courier that can be asked there is no way', async () => {
  sentBy('JP123');
  const asked = jest.fn();
  server.use(
    http.get('*/api/transaction/:id/lacak', () => {
      asked();
      return HttpResponse.json({ data: untracked });
    }),
  );
  await open();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(await screen.findByText('JP123')).toBeVisible();
  expect(screen.queryByText('Perjalanan paket')).not.toBeInTheDocument();
});

test('the way of a parcel that did not load shows a message and a retry', async () => {
  sentBy('JP123');
  server.use(http.get('*/api/transaction/:id/lacak', () => HttpResponse.error()));
  await open();
  expect(await screen.findByText('Perjalanan paket gagal dimuat.')).toBeVisible();
  parcelIs({ is_tracked: true, is_delivered: false, age_seconds: 0, checkpoints: [] });
  slowAnswers();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(await screen.findByText('Kurir belum mencatat perjalanan paket ini.')).toBeVisible();
});

test('the way of another parcel is never shown', async () => {
  sentBy('JP123');
  parcelIs({
    ...{ is_tracked: true, is_delivered: false, age_seconds: 2 * 3_600 },
    checkpoints: [{ at: '2026-11-20', text: 'Diterima di gudang', place: 'JAKARTA' }],
  });
  const { navigate } = await open();
  expect(await screen.findByText('Diterima di gudang, JAKARTA')).toBeVisible();
  const other = { status: 'PAID', status_pengiriman: 'DIKIRIM', resi: 'JP999' } as const;
  server.use(
    http.get('*/api/transaction/lain', () => HttpResponse.json(anOrderResponse({ ...other, id: 'lain' }))),
    http.get('*/api/transaction/lain/lacak', () => HttpResponse.error()),
  );
  await navigate(paths.orderStatus(store, 'lain'));
  expect(await screen.findByText('JP999')).toBeVisible();
  expect(screen.queryByText('Diterima di gudang, JAKARTA')).not.toBeInTheDocument();
});

test('sections open and close only in the newer layout', async () => {
  orderIs(anOrderResponse({ status: 'PAID' }, { theme_onlinestore: 2 }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Data Pembeli' }));
  expect(screen.queryByText('Jalan Melati 5')).not.toBeInTheDocument();
});

test('sections of the default layout have no buttons', async () => {
  orderIs(anOrderResponse({ status: 'PAID' }));
  await open();
  await screen.findByText('Jalan Melati 5');
  expect(screen.queryByRole('button', { name: 'Data Pembeli' })).not.toBeInTheDocument();
});

test.each(['UNPAID', 'EXPIRED', 'REJECTED'] as const)('%s belongs on the payment page', async (status) => {
  orderIs(anOrderResponse({ status }));
  await open();
  expect(await screen.findByTestId('location')).toHaveTextContent(
    `/${store}/onlinestore/checkout-detail/${orderId}`,
  );
});

describe('Terima Barang', () => {
  const shipped = anOrderResponse({ status: 'PAID', status_pengiriman: 'DIKIRIM' });

  async function press(answer: 'Ya' | 'Batal') {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Terima Barang' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Apakah anda yakin sudah terima barang?' });
    await userEvent.click(within(dialog).getByRole('button', { name: answer }));
  }

  test('finishes the delivery and reloads the order', async () => {
    const calls = orderIs(shipped, anOrderResponse({ status: 'PAID', status_pengiriman: 'SELESAI' }));
    server.use(
      http.post(`*/api/transaction/${orderId}/selesai`, () => HttpResponse.json({ code: '00', info: 'ok' })),
    );
    await press('Ya');
    await waitFor(() =>
      expect(toasts()).toEqual([
        { kind: 'loading', text: 'Mohon tunggu' },
        { kind: 'success', text: 'Transaksi berhasil diupdate' },
      ]),
    );
    expect(await screen.findByText('Pesanan selesai')).toBeVisible();
    expect(calls()).toBe(2);
    expect(screen.getByRole('link', { name: 'Beri Ulasan' })).toHaveAttribute(
      'href',
      `/${store}/onlinestore/beri-ulasan/${orderId}`,
    );
  });

  test('a rejection shows a message', async () => {
    orderIs(shipped);
    server.use(
      http.post(`*/api/transaction/${orderId}/selesai`, () => HttpResponse.json({}, { status: 401 })),
    );
    await press('Ya');
    await waitFor(() => expect(toasts().at(-1)).toEqual({ kind: 'error', text: 'Transaksi gagal diupdate' }));
  });

  test('"Batal" does nothing', async () => {
    orderIs(shipped);
    await press('Batal');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(toasts()).toEqual([]);
  });
});

test('a reviewed order leads to its review', async () => {
  orderIs(anOrderResponse({ status: 'PAID', status_pengiriman: 'SELESAI', has_ulasan: true }));
  await open();
  expect(await screen.findByRole('link', { name: 'Lihat Ulasan Saya' })).toHaveAttribute(
    'href',
    `/${store}/onlinestore/ulasan-saya/${orderId}`,
  );
  expect(screen.queryByRole('link', { name: 'Beri Ulasan' })).not.toBeInTheDocument();
});

test('a digital order opens its product in a new tab', async () => {
  orderIs(
    anOrderResponse({
      status: 'PAID',
      expedisi: null,
      link: '//unduh.example/a',
      products: [aLine({ category: 'digital_product' })],
    }),
  );
  await open();
  const link = await screen.findByRole('link', { name: 'Link Produk' });
  expect(link).toHaveAttribute('href', 'https://unduh.example/a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('heading', { name: 'Pengiriman' })).not.toBeInTheDocument();
});

test.each([
  ['BELUM DIKIRIM', 'Pembayaran diterima'],
  ['DIPACKING', 'Pesanan sedang dikemas'],
  ['DIKIRIM', 'Pesanan dalam perjalanan'],
] as const)('goods that are %s: "%s"', async (status_pengiriman, headline) => {
  orderIs(anOrderResponse({ status: 'PAID', status_pengiriman }));
  await open();
  expect(await screen.findByRole('heading', { name: headline })).toBeVisible();
});

describe('an order of digital products alone', () => {
  const book = (opened: number, own: Partial<OrderLine> = {}) =>
    aLine({
      category: 'digital_product',
      nama: 'E-book Gambar',
      product_link: '/api/download/1.2.3.tanda',
      download: {
        bytes: 2_516_582,
        opened,
        limit: 100,
        opened_at: opened ? '2026-11-21T15:00:00.000+07:00' : null,
      },
      ...own,
    });
  const sent = (...products: OrderLine[]) =>
    anOrderResponse({ status: 'PAID', status_pengiriman: 'DIKIRIM', expedisi: null, products });

  test('has the words of a download and none of a parcel', async () => {
    orderIs(sent(book(0)));
    await open();
    expect(await screen.findByRole('heading', { name: 'Siap diunduh' })).toBeVisible();
    expect(screen.getByText('Berkas 2,4 MB, siap diunduh')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Link Produk' })).toHaveAttribute(
      'href',
      '/api/download/1.2.3.tanda',
    );
    for (const word of [/dalam perjalanan/, /Dikemas/, /Dikirim/, /Pengiriman/, /Kurir/])
      expect(screen.queryByText(word)).not.toBeInTheDocument();
  });

  test.each([
    ['DIPACKING', 'Jasa sedang dikerjakan'],
    ['DIKIRIM', 'Jasa selesai dikerjakan'],
  ] as const)('a service that is %s: "%s"', async (status_pengiriman, headline) => {
    const service = { is_jasa: 1 as const, expedisi: null, products: [aLine({ category: 'jasa' })] };
    orderIs(anOrderResponse({ ...service, status: 'PAID', status_pengiriman }));
    await open();
    expect(await screen.findByRole('heading', { name: headline })).toBeVisible();
    for (const word of [/dalam perjalanan/, /Dikemas/, /Dikirim/, /Pengiriman/, /Kurir/])
      expect(screen.queryByText(word)).not.toBeInTheDocument();
  });

  test('asks for the receipt once each product was opened', async () => {
    orderIs(sent(book(0), book(0, { nama: 'E-book Warna' })));
    await open();
    const [first, second] = await screen.findAllByRole('link', { name: 'Link Produk' });
    expect(first).toHaveAccessibleDescription('E-book Gambar');
    const receive = () => screen.queryByRole('button', { name: 'Terima Barang' });
    expect(receive()).not.toBeInTheDocument();
    if (first) await userEvent.click(first);
    expect(receive()).not.toBeInTheDocument();
    if (second) await userEvent.click(second);
    expect(receive()).toBeVisible();
  });

  test('asks at once when it was opened before, and shows why it is refused', async () => {
    orderIs(sent(book(3)));
    const info = 'Buka dulu produk digitalnya, lalu konfirmasi bahwa kamu sudah menerimanya';
    server.use(
      http.post(`*/api/transaction/${orderId}/selesai`, () =>
        HttpResponse.json({ code: '-2', info, request_id: 'r' }, { status: 409 }),
      ),
    );
    await open();
    expect(await screen.findByText('Berkas 2,4 MB, sudah dibuka 3 dari 100 kali')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Terima Barang' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya' }));
    await waitFor(() => expect(toasts().at(-1)).toEqual({ kind: 'error', text: info }));
  });

  test('says whom to ask when nothing opens any more', async () => {
    orderIs(sent(book(100)));
    await open();
    expect(await screen.findByText(/^Sudah dibuka 100 kali. Hubungi penjual/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Link Produk' })).not.toBeInTheDocument();
  });
});

describe('polling', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('CONFIRMED changes to PAID without a reload, even after failed polls', async () => {
    const confirmed = anOrderResponse({ status: 'CONFIRMED' });
    orderIs(confirmed, 500, confirmed, anOrderResponse({ status: 'PAID' }));
    await open();
    await passTime(11_000);
    expect(screen.getByText('Pembayaran sedang diperiksa')).toBeVisible();
    await passTime(6_000);
    expect(screen.getByText('Pembayaran diterima')).toBeVisible();
    expect(toasts()).toEqual([]);
  });

  test('a finished order is not polled', async () => {
    const calls = orderIs(anOrderResponse({ status: 'PAID', status_pengiriman: 'SELESAI' }));
    await open();
    await passTime(1_000);
    const before = calls();
    await passTime(40_000);
    expect(calls()).toBe(before);
  });
});
