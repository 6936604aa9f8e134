import type {
  EventTransaction,
  EventTransactionResponse,
  StoreEvent,
  Ticket,
} from '@lapak/contracts/api/event';
import type { StoreProfile } from '@lapak/contracts/api/store';
import type { OrderPaymentMethod } from '@lapak/contracts/api/order';
import { buildOrderMethod, buildStoreProfile, buildUser } from '@lapak/contracts/testing/builders';

export function anEvent(own: Partial<StoreEvent> = {}): StoreEvent {
  return {
    id: 1,
    nama_event: 'Malam Puisi Kota Tua',
    category: 'Seni',
    image_cover_url: '/files/events/puisi.webp',
    logo_organizer_url: null,
    nama_organizer: 'Studio Karya',
    tanggal_start: '2026-12-05',
    tanggal_end: '2026-12-05',
    waktu_start: '19:00',
    waktu_end: '22:00',
    nama_tempat: 'Gedung Kesenian',
    alamat: 'Jalan Gedung Kesenian 1, Jakarta',
    map_link: null,
    description: '<p>Malam puisi.</p>',
    name_per_ticket: false,
    tickets: [],
    ...own,
  };
}

export const store = 'studiokarya';
export const eventOrderKey = { id: 'a3f1c2d4e5b6a7980b1c2d3e4f506172', token: 'tokenOfTheOrder0123456789' };

type OrderTicket = EventTransaction['tickets'][number];

/** Paid: one ticket with its own code. */
export function anIssuedTicket(own: Partial<OrderTicket['pivot']> = {}): OrderTicket {
  return {
    id: 11,
    nama_tiket: 'Reguler',
    qty: 1,
    names: [],
    pivot: { booking_code: 'ABCD2345EFGH', harga: 100_000, used_at: null, ...own },
  };
}

/** Unpaid: a number of one kind. */
export function anOrderedTicket(own: Partial<Omit<OrderTicket, 'pivot'>> = {}): OrderTicket {
  return {
    id: 11,
    nama_tiket: 'Reguler',
    qty: 2,
    names: [],
    pivot: { booking_code: null, harga: 100_000, used_at: null },
    ...own,
  };
}

/** A ticket on sale, with fifty left. */
export function aTicket(own: Partial<Ticket> = {}): Ticket {
  return {
    id: 11,
    nama_tiket: 'Reguler',
    harga: 75_000,
    qty: 50,
    is_few_left: false,
    is_sell: true,
    sell_status_reason: 'on_sale',
    tanggal_start: '2026-11-01T00:00:00.000+07:00',
    tanggal_end: '2026-11-30T23:59:00.000+07:00',
    max_qty: null,
    ...own,
  };
}

export function anEventOrder(own: Partial<EventTransaction> = {}): EventTransaction {
  const status = own.status ?? 'UNPAID';
  return {
    ...eventOrderKey,
    invoice: 'EVT/20261121/0001',
    status,
    status_pembayaran: status,
    total_tickets: 200_000,
    admin_fee: 0,
    total: 200_123,
    kode_unik: 123,
    payment_expired_date: '2026-11-22T14:05:00.000+07:00',
    expired_date: '2026-11-22T14:05:00.000+07:00',
    created_at: '2026-11-21T14:05:00.000+07:00',
    nama: 'Siti Aminah',
    handphone: '081298765432',
    email: 'siti@contoh.test',
    ongkir: 0,
    event: anEvent(),
    tickets: status === 'PAID' ? [anIssuedTicket()] : [anOrderedTicket()],
    bukti_transfer_url: null,
    tanggal_transfer: null,
    reject_reason: null,
    bank_image_url: null,
    nama_bank: null,
    nomor_rekening: null,
    nama_rekening: null,
    payment_method: null,
    toko: { nama_toko: 'Studio Karya', username: store },
    ...own,
  };
}

/** The answer of GET api/event/transaction/{id}/{token}. */
export function anEventOrderResponse(own: Partial<EventTransaction> = {}): EventTransactionResponse {
  return { data: anEventOrder(own), date_server: '2026-11-21T14:06:00.000+07:00' };
}

export const aStoreProfile = (own: Partial<StoreProfile> = {}): StoreProfile =>
  buildStoreProfile({
    username: store,
    nama_toko: 'Studio Karya',
    wa_prefix: null,
    theme_onlinestore: 3,
    subscription_status: 'business',
    show_logo: 0,
    has_events: true,
    ...own,
  });

export const aUser = buildUser;

/** The payment method of an order: a manual transfer. */
export const aMethod = (own: Partial<OrderPaymentMethod> = {}): OrderPaymentMethod =>
  buildOrderMethod({ nama_rekening: 'PT Studio Karya', ...own });
