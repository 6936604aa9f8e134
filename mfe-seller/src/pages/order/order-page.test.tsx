import type { SellerOrder } from '@lapak/contracts/api/seller-order';
import * as consolePaths from '@lapak/contracts/console-paths';
import { toasts } from '@lapak/ui/testing/toasts';
import { server } from '@lapak/runtime/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anOrder, chatTexts, toko } from '../../testing/builders.ts';
import { answers, ofStore, openConsole, sent } from '../../testing/open-console.tsx';

function open(own: Partial<SellerOrder> = {}) {
  answers({ 'GET /pesanan/abc123': { data: anOrder(own) }, 'GET /teks-chat': { data: chatTexts } });
  return openConsole(consolePaths.order(toko, 'abc123'));
}

const stepsSent = (ok = true, info = '') =>
  sent('POST /langkah', { code: '00', info: 'ok', data: [{ id: 'abc123', invoice: 'INV/1', ok, info }] });

const transfer: SellerOrder['transfer'] = {
  at: '2026-11-21',
  amount: 165_000,
  account: { group: 'bank', nama: 'BCA', nomor_rekening: '123456', nama_rekening: 'Sri' },
  proof_url: '/api/seller/toko/kopinusantara/pesanan/abc123/bukti',
};

test('shows all that the buyer gave', async () => {
  await open({
    custom_fields: [{ name: 'Ukuran cincin', value: '14' }],
    dropshipper: 1,
    dropshipper_name: 'Toko Ani',
    resi: 'JX1',
  });
  for (const text of [
    ...[
      'Siti Aminah',
      '08123456789',
      'siti@contoh.test',
      'Tolong bungkus kado',
      'Toko Ani',
      'JX1',
      'JNE REG',
    ],
    ...['Jl. Melati 5, Coblong, Bandung, 40123', '14', 'Gilingan: Kasar', '2 × Rp75.000', 'Berat 500 gram'],
  ])
    expect(await screen.findByText(text)).toBeVisible();
  expect(document.title).toBe('INV/20261121/1 - Kopi Nusantara - Kelola');
});

test('the amounts of tickets are called theirs', async () => {
  await open({ kind: 'event', event: 'Kelas Kopi' });
  expect(await screen.findByText('Harga tiket')).toBeVisible();
  expect(screen.queryByText('Harga barang')).toBeNull();
});

test('what a payment provider said is shown where something is wrong', async () => {
  await open({
    automatic: { provider: 'midtrans', state: 'closed', problem: '402 Payment channel is not activated.' },
    payment_account: { group: 'qris', nama: 'QRIS', nomor_rekening: '', nama_rekening: '' },
  });
  expect(await screen.findByText('Pembayaran otomatis, Midtrans')).toBeVisible();
  expect(screen.getByText('Jawaban terakhir: 402 Payment channel is not activated.')).toBeVisible();
  expect(screen.queryByText(/^a\.n\./)).toBeNull();
});

describe('what has to come in', () => {
  const cash = {
    group: 'cash',
    nama: 'Bayar di Toko',
    nomor_rekening: 'Di kasir',
    nama_rekening: 'Sri',
  } as const;
  const qris = { group: 'qris', nama: 'QRIS', nomor_rekening: '', nama_rekening: '' } as const;
  const automatic = { provider: 'sandbox', state: 'ready', problem: null } as const;
  const labelOf = (text: string) => screen.getByText(text).closest('div')?.querySelector('dt')?.textContent;

  test('is a transfer of this very amount to an account', async () => {
    await open({ status: 'UNPAID', filter: 'unpaid' });
    expect(await screen.findByText('Harus masuk tepat')).toBeVisible();
    expect(labelOf('BCA 123456')).toBe('Ke rekening');
  });

  test.each([
    ['cash', { payment_account: cash, kode_unik: 0 }, 'Bayar di Toko Di kasir'],
    ['a payment that a provider collects', { payment_account: qris, automatic, kode_unik: 0 }, 'QRIS'],
  ] as const)('of %s is no transfer', async (_, own, account) => {
    await open({ status: 'UNPAID', filter: 'unpaid', ...own });
    expect(await screen.findByText('Jumlah tagihan')).toBeVisible();
    expect(screen.queryByText('Harus masuk tepat')).not.toBeInTheDocument();
    expect(labelOf(account)).toBe('Metode pembayaran');
  });

  test('is nothing any more once it has', async () => {
    await open({ status: 'PAID', filter: 'pack' });
    expect(await screen.findByText('Jumlah tagihan')).toBeVisible();
  });
});

describe('a service', () => {
  const service = { kind: 'jasa', status: 'PAID', filter: 'pack', expedisi: null } as const;

  test('is carried out where goods are packed and sent', async () => {
    const bodies = stepsSent();
    await open({
      ...service,
      steps: ['pack', 'ship', 'note'],
      timeline: [
        { at: '2026-11-21T14:05:00+07:00', what: 'order.pack', actor: 'Sri', facts: {} },
        {
          at: '2026-11-21T14:06:00+07:00',
          what: 'mail',
          actor: null,
          facts: { kind: 'order-packed', state: 'sent', recipient: 'siti@contoh.test' },
        },
      ],
    });
    expect(await screen.findByText('Perlu dikerjakan')).toBeVisible();
    expect(screen.getByText('Mulai dikerjakan')).toBeVisible();
    expect(screen.getByText('Jasa sedang dikerjakan, siti@contoh.test')).toBeVisible();
    expect(screen.getByText('Harga jasa')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Kerjakan' })).toBeVisible();
    for (const goods of [/dikemas/i, /dikirim/i, 'Pengiriman', 'Cetak label', 'Kemas', 'Kirim'])
      expect(screen.queryByText(goods)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Selesaikan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Jasa ini selesai dikerjakan?' }));
    expect(dialog.queryByLabelText('Nomor resi')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Selesaikan' }));
    await waitFor(() => expect(toasts().map(({ text }) => text)).toEqual(['INV/1 selesai dikerjakan']));
    expect(bodies).toMatchObject([{ step: 'ship', orders: [{ id: 'abc123' }] }]);
  });
});

test.each(['UNPAID', 'EXPIRED', 'REJECTED'] as const)(
  'an order that is %s has no label to print',
  async (status) => {
    await open({ status });
    expect(await screen.findByText('Pengiriman')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Cetak label' })).not.toBeInTheDocument();
  },
);

test('an old trouble of a payment that is made is not shown', async () => {
  await open({ automatic: { provider: 'midtrans', state: 'ready', problem: 'fetch failed' } });
  expect(await screen.findByText('Menunggu pembeli membayar')).toBeVisible();
  expect(screen.queryByText(/fetch failed/)).toBeNull();
});

test('the picture of an identity card and the label are one press away', async () => {
  await open({ has_identity_picture: true });
  expect(await screen.findByRole('link', { name: 'Lihat foto identitas' })).toHaveAttribute(
    'href',
    `/api/seller/toko/${toko}/pesanan/abc123/identitas`,
  );
  expect(screen.getByRole('link', { name: 'Cetak label' })).toHaveAttribute(
    'href',
    consolePaths.print(toko, { ids: 'abc123' }),
  );
});

test('the proof stands beside the expected amount, whose unique code is marked, and the account', async () => {
  await open({ filter: 'proof', transfer });
  const picture = await screen.findByRole('img', { name: 'Bukti transfer INV/20261121/1' });
  expect(picture).toHaveAttribute('src', transfer.proof_url);
  expect(screen.getByText('347')).toHaveProperty('tagName', 'MARK');
  expect(screen.getAllByText('BCA 123456')).toHaveLength(2);
  expect(screen.getByText('berbeda Rp347 dari yang diharapkan')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Putar gambar' }));
  expect(picture).toHaveAttribute('data-quarter', '1');
  expect(screen.getByRole('button', { name: 'Perbesar gambar' })).toBeVisible();
  fireEvent.error(picture);
  expect(screen.getByText(/Gambar bukti tidak bisa dimuat/)).toBeVisible();
});

test('names other open orders of nearly that amount', async () => {
  await open({ similar: [{ id: 'zz', invoice: 'INV/9', nama: 'Budi', total: 165_350 }] });
  expect(await screen.findByRole('link', { name: /Budi, INV\/9/ })).toHaveAttribute(
    'href',
    consolePaths.order(toko, 'zz'),
  );
});

test('has the buttons of its steps alone', async () => {
  await open({ steps: ['confirm', 'reject'] });
  const bar = within(await screen.findByRole('region', { name: 'Langkah pesanan' }));
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Tolak',
    'Terima pembayaran',
  ]);
  expect(screen.queryByLabelText('Hanya untuk orang toko')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Perbaiki resi' })).not.toBeInTheDocument();
});

test('confirms after a question', async () => {
  await open({ steps: ['confirm', 'reject'] });
  const steps = stepsSent();
  await userEvent.click(await screen.findByRole('button', { name: 'Terima pembayaran' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Terima' }));
  await waitFor(() => expect(steps).toEqual([{ step: 'confirm', orders: [{ id: 'abc123' }] }]));
});

test('who comes second reads who was first', async () => {
  await open({ steps: ['confirm', 'reject'] });
  stepsSent(false, 'Sudah dikonfirmasi oleh Sri, 10.02');
  await userEvent.click(await screen.findByRole('button', { name: 'Terima pembayaran' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Terima' }));
  await waitFor(() =>
    expect(toasts()).toContainEqual({ kind: 'error', text: 'Sudah dikonfirmasi oleh Sri, 10.02' }),
  );
});

test('a step without a connection says so, and can be pressed again', async () => {
  await open({ steps: ['confirm', 'reject'] });
  server.use(http.post(`${ofStore}/langkah`, () => HttpResponse.error()));
  await userEvent.click(await screen.findByRole('button', { name: 'Terima pembayaran' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Terima' }));
  const text = 'Belum tersimpan: tidak ada koneksi internet. Coba lagi.';
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'error', text }));
  const steps = stepsSent();
  await userEvent.click(await screen.findByRole('button', { name: 'Terima' }));
  await waitFor(() => expect(steps).toHaveLength(1));
});

test('rejects with a reason, which is asked for', async () => {
  await open({ steps: ['confirm', 'reject'] });
  const steps = stepsSent();
  await userEvent.click(await screen.findByRole('button', { name: 'Tolak' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tolak pesanan ini?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Tolak pesanan' }));
  expect(await dialog.findByText('Alasan wajib diisi')).toBeVisible();
  expect(steps).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Alasan untuk pembeli'), ' Transfer tidak masuk ');
  await userEvent.click(dialog.getByRole('button', { name: 'Tolak pesanan' }));
  await waitFor(() =>
    expect(steps).toEqual([{ step: 'reject', orders: [{ id: 'abc123' }], reason: 'Transfer tidak masuk' }]),
  );
});

test('a parcel on its way gets another number', async () => {
  await open({ filter: 'sent', steps: ['correct', 'note'], resi: 'SALAH' });
  const steps = stepsSent();
  await userEvent.click(await screen.findByRole('button', { name: 'Perbaiki resi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Perbaiki resi' }));
  const field = dialog.getByLabelText('Nomor resi');
  expect(field).toHaveValue('SALAH');
  await userEvent.clear(field);
  await userEvent.type(field, 'BENAR');
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(steps).toEqual([{ step: 'correct', orders: [{ id: 'abc123', resi: 'BENAR', kurir: 'JNE REG' }] }]),
  );
});

test('a number that somebody else has corrected meanwhile is what the next correction begins with', async () => {
  const sentOff = { filter: 'sent', steps: ['correct', 'note'] } satisfies Partial<SellerOrder>;
  await open({ ...sentOff, resi: 'SALAH' });
  stepsSent();
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Perbaiki resi' }));
    return within(await screen.findByRole('dialog', { name: 'Perbaiki resi' }));
  };
  const dialog = await ask();
  await userEvent.type(dialog.getByLabelText('Nomor resi'), '1');
  answers({ 'GET /pesanan/abc123': { data: anOrder({ ...sentOff, resi: 'TEPAT' }) } });
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('TEPAT')).toBeVisible();
  expect((await ask()).getByLabelText('Nomor resi')).toHaveValue('TEPAT');
});

test('a note that somebody else wrote meanwhile is shown beside what is typed, and is not replaced unseen', async () => {
  await open();
  const steps = stepsSent(false, 'Catatan ini sudah diganti oleh Wulan. Baca dulu, lalu simpan lagi');
  const field = await screen.findByLabelText('Hanya untuk orang toko');
  await userEvent.type(field, 'Minta diantar sore ');
  answers({ 'GET /pesanan/abc123': { data: anOrder({ seller_note: 'Dikembalikan tunai' }) } });
  const save = screen.getByRole('button', { name: 'Simpan catatan' });
  await userEvent.click(save);
  expect(await screen.findByText('Dikembalikan tunai')).toBeVisible();
  expect(screen.getByText('Sementara itu yang tersimpan diganti:')).toBeVisible();
  expect(field).toHaveValue('Minta diantar sore ');
  const again = stepsSent();
  answers({ 'GET /pesanan/abc123': { data: anOrder({ seller_note: 'Minta diantar sore' }) } });
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByText('Dikembalikan tunai')).not.toBeInTheDocument());
  expect([...steps, ...again]).toMatchObject([{ note_seen: '' }, { note_seen: 'Dikembalikan tunai' }]);
  expect(field).toHaveValue('Minta diantar sore');
  expect(screen.queryByText(/^Sementara itu/)).not.toBeInTheDocument();
});

test('opens a chat with the text of its state, filled in', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Chat' });
  const text = 'Halo Siti Aminah, pesanan INV/20261121/1 dari Kopi Nusantara sedang kami siapkan.';
  await waitFor(() =>
    expect(link).toHaveAttribute('href', `https://wa.me/628123456789?text=${encodeURIComponent(text)}`),
  );
});

test.each([
  ['barang', 'packed', 'packed'],
  ['barang', 'sent', 'Resi JX1'],
  ['jasa', 'packed', 'sedang kami siapkan.'],
  ['jasa', 'sent', 'done'],
  ['digital_product', 'sent', 'done'],
] as const)(
  '%s: where an order is %s, the chat names no more of a parcel than there is',
  async (kind, filter, text) => {
    await open({ kind, filter, resi: 'JX1' });
    const link = await screen.findByRole('link', { name: 'Chat' });
    await waitFor(() =>
      expect(link).toHaveAttribute('href', expect.stringMatching(`=(.*%20)?${encodeURIComponent(text)}$`)),
    );
  },
);

test('a buyer without such a number has no chat', async () => {
  await open({ chat_number: null });
  await screen.findByText('Siti Aminah');
  expect(screen.queryByRole('link', { name: 'Chat' })).not.toBeInTheDocument();
});

test('says what happened, the newest first, with mails and who did it', async () => {
  await open({
    timeline: [
      { at: '2026-11-21T14:05:00+07:00', what: 'placed', actor: null, facts: {} },
      {
        at: '2026-11-21T15:00:00+07:00',
        what: 'order.ship',
        actor: 'Sri',
        facts: { before: { resi: null }, after: { statusPengiriman: 'DIKIRIM', resi: 'JX1' } },
      },
      {
        at: '2026-11-21T15:01:00+07:00',
        what: 'mail',
        actor: null,
        facts: { kind: 'order-shipped', recipient: 'siti@contoh.test', state: 'sent' },
      },
    ],
  });
  const section = within(await screen.findByRole('region', { name: 'Riwayat' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Email terkirim21/11/2026, 15.01 WIBPesanan dikirim, siti@contoh.test',
    'Dikirim21/11/2026, 15.00 WIB, SriResi: JX1',
    'Pesanan dibuat21/11/2026, 14.05 WIB',
  ]);
});

test('an order that the store does not have', async () => {
  answers({ 'GET /pesanan/abc123': { code: '-2', info: '' } }, 404);
  await openConsole(consolePaths.order(toko, 'abc123'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pesanan tidak ditemukan' })).toBeVisible();
});

test('an order that fails to load is tried again', async () => {
  answers({ 'GET /pesanan/abc123': { code: '-2', info: '', request_id: 'req-5' } }, 500);
  await openConsole(consolePaths.order(toko, 'abc123'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Pesanan gagal dimuat.*req-5/);
  answers({ 'GET /pesanan/abc123': { data: anOrder() }, 'GET /teks-chat': { data: chatTexts } });
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Siti Aminah')).toBeVisible();
});
