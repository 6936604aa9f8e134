import { newRow } from '../../../db/insert-rows.ts';
import { events } from '../../../db/schema/events.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { letterText } from '../../../mail/letter-text.ts';
import { paidLetter, placedLetter, rejectedLetter } from '../goods/goods-letters.ts';
import { ofTickets, type NewOrderRow } from '../order.ts';
import { eventMail, type EventMail } from '../tickets/event-mail.ts';
import type { BuyerLetter } from './order-notification.ts';

const store = { namaToko: 'Kopi Nusantara', username: 'kopi' };
const publicUrl = 'https://toko.test';
const letterhead = { name: store.namaToko, url: publicUrl, logoUrl: null, chat: null, replyTo: null };

const ordered = (own: Partial<NewOrderRow> = {}): NewOrderRow => ({
  ...newRow(orders, {
    storeId: 1,
    publicId: 'rahasia',
    invoice: 'INV-1',
    kind: 'barang',
    status: 'UNPAID',
    nama: 'Sari',
    handphone: '081234567890',
    email: 'sari@contoh.id',
    totalHargaBarang: 20_000,
    kodeUnik: 123,
    total: 20_123,
    dropshipper: 0,
    createdAt: new Date('2026-11-21T03:00:00Z'),
    updatedAt: new Date('2026-11-21T03:00:00Z'),
    expiresAt: new Date('2026-11-22T03:00:00Z'),
  }),
  ...own,
});

const lines = [
  newRow(orderLines, {
    storeId: 1,
    orderId: 1,
    position: 1,
    productId: 1,
    nama: 'Kopi Gayo',
    slug: 'kopi-gayo',
    category: 'barang',
    qty: 2,
    harga: 10_000,
    enableVariations: 0,
    preOrder: 0,
  }),
];

const goods = (own?: Partial<NewOrderRow>) => ({
  order: ordered(own),
  lines,
  store,
  orInCash: true,
  hasAgents: false,
  publicUrl,
});

const event = {
  id: 7,
  ...newRow(events, {
    storeId: 1,
    importKey: 'kelas',
    namaEvent: 'Kelas Kopi',
    category: 'Workshop',
    namaOrganizer: 'Kopi Nusantara',
    tanggalStart: '2026-12-20',
    tanggalEnd: '2026-12-20',
    waktuStart: '09:00',
    waktuEnd: '12:00',
    namaTempat: 'Pendopo',
    alamat: 'Jl. Melati 5',
    description: '',
    isHidden: 0,
    createdAt: new Date('2026-11-01T03:00:00Z'),
    updatedAt: new Date('2026-11-01T03:00:00Z'),
  }),
};

const tickets = (own?: Partial<NewOrderRow>): EventMail => ({
  order: ofTickets({ ...ordered(own), kind: 'event', token: 'token', eventId: 7 }),
  tickets: [{ namaTiket: 'Reguler', qty: 2, harga: 10_000, names: null }],
  event,
  issued: [],
  orInCash: true,
  store,
  publicUrl,
});

function shown(mail: BuyerLetter | null) {
  if (mail === null) throw new Error('There is no letter');
  const { kind, letter } = mail;
  return [[kind, letter.subject, letter.title], ...letterText(letter, letterhead).trimEnd().split('\n')];
}

const summary = ['Nomor pesanan: INV-1', 'Tanggal pesanan: Sabtu, 21 November 2026 Jam 10.00 WIB'];
const payment = [
  'Biaya yang harus dibayarkan: Rp20.123',
  'Bayar sebelum: Minggu, 22 November 2026 Jam 10.00 WIB',
  '',
  'Kalau kamu transfer, jumlahnya harus tepat sama, termasuk 3 digit terakhir.',
  'Bayar tunai Rp20.000, tanpa kode unik',
];
const boughtGoods = [
  ...summary,
  '- Kopi Gayo: 2 x Rp10.000',
  '',
  'Total harga barang: Rp20.000',
  'Kode unik: Rp123',
  'Total: Rp20.123',
];
const boughtTickets = [
  '- Kelas Kopi',
  'Waktu: Minggu, 20 Desember 2026, 09.00 - 12.00 WIB',
  'Tempat: Pendopo',
  'Alamat: Jl. Melati 5',
  '',
  ...summary,
  '- Reguler: 2 x Rp10.000',
  'Kode unik: Rp123',
  'Total: Rp20.123',
];
const buyer = ['Nama: Sari', 'Nomor Handphone: 081234567890', 'Email: sari@contoh.id'];
const page = `${publicUrl}/kopi/onlinestore`;
const map = 'Lihat peta: https://www.google.com/maps/search/?api=1&query=Pendopo%2C%20Jl.%20Melati%205';

describe('letters about a payment, word for word', () => {
  it('ask for the payment of goods', () => {
    expect(shown(placedLetter(goods()))).toEqual([
      ['order-placed', 'Pesanan INV-1 di Kopi Nusantara', 'Pesanan menunggu pembayaran'],
      'Halo Sari,',
      '',
      'Terima kasih sudah berbelanja di Kopi Nusantara. Berikut detail pembelian kamu.',
      '',
      ...payment,
      '',
      ...boughtGoods,
      '',
      ...buyer,
      '',
      `Cara pembayaran: ${page}/checkout-detail/rahasia`,
    ]);
  });

  it('ask for the payment of tickets', () => {
    expect(shown(eventMail('placed', tickets()))).toEqual([
      ['order-placed', 'Tiket Kelas Kopi, pesanan INV-1', 'Pesanan menunggu pembayaran'],
      'Halo Sari,',
      '',
      'Terima kasih sudah memesan tiket Kelas Kopi di Kopi Nusantara.',
      '',
      ...payment,
      '',
      ...boughtTickets,
      '',
      `Cara pembayaran: ${page}/event/checkout-detail/rahasia/token`,
      map,
    ]);
  });

  it('say that goods are paid', () => {
    expect(shown(paidLetter(goods({ status: 'PAID' })))).toEqual([
      ['order-paid', 'Pembayaran diterima, pesanan INV-1', 'Pembayaran diterima'],
      'Halo Sari,',
      '',
      'Pembayaran pesanan kamu di Kopi Nusantara sudah diterima.',
      '',
      ...boughtGoods,
      '',
      `Ikuti pesanan: ${page}/status/rahasia`,
    ]);
  });

  it('thank for what costs nothing, and say that a payment of tickets was received', () => {
    const free = { status: 'PAID', total: 0 } as const;
    expect(shown(placedLetter(goods(free))).slice(0, 6)).toEqual([
      ['order-placed', 'Pesanan INV-1 di Kopi Nusantara', 'Pesanan diterima'],
      'Halo Sari,',
      '',
      'Terima kasih sudah berbelanja di Kopi Nusantara. Berikut detail pembelian kamu.',
      '',
      'Pesanan ini tidak perlu dibayar dan sudah kami teruskan ke penjual.',
    ]);
    const handedOut = ['Tiket kamu untuk Kelas Kopi, pesanan INV-1', 'Tiket sudah terbit'];
    expect(shown(eventMail('placed', tickets(free))).slice(0, 4)).toEqual([
      ['order-placed', ...handedOut],
      'Halo Sari,',
      '',
      'Terima kasih sudah memesan tiket Kelas Kopi di Kopi Nusantara.',
    ]);
    expect(shown(eventMail('paid', tickets({ status: 'PAID' }))).slice(0, 4)).toEqual([
      ['order-paid', ...handedOut],
      'Halo Sari,',
      '',
      'Pembayaran tiket Kelas Kopi di Kopi Nusantara sudah diterima.',
    ]);
  });

  it('say that the payment of goods was rejected, and why', () => {
    expect(shown(rejectedLetter(goods({ rejectReason: 'Uang belum masuk' })))).toEqual([
      ['order-rejected', 'Pembayaran ditolak, pesanan INV-1', 'Pembayaran ditolak'],
      'Halo Sari,',
      '',
      'Maaf, pembayaran pesanan kamu di Kopi Nusantara ditolak, dan barangnya tidak lagi disimpan untuk kamu.',
      '',
      'Alasan: Uang belum masuk',
      '',
      ...boughtGoods,
      '',
      `Lihat pesanan: ${page}/checkout-detail/rahasia`,
    ]);
  });

  it('say that the payment of tickets was rejected, and where to order again', () => {
    expect(shown(eventMail('rejected', tickets()))).toEqual([
      ['order-rejected', 'Pembayaran ditolak, pesanan INV-1', 'Pembayaran ditolak'],
      'Halo Sari,',
      '',
      'Maaf, pembayaran tiket Kelas Kopi di Kopi Nusantara ditolak, dan tiketnya tidak lagi disimpan untuk kamu.',
      '',
      ...boughtTickets,
      '',
      `Lihat pesanan: ${page}/event/transaction-detail/rahasia/token`,
      `Pesan lagi: ${page}/event/detail/7`,
    ]);
  });
});
