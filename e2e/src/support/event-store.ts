import type { StoreDocument } from '@lapak/api/store-document';
import { bannerPicture, importStore, pictures, type Surroundings } from './throw-away-store.ts';

type StoreEvent = NonNullable<StoreDocument['events']>[number];
type Ticket = StoreEvent['tickets'][number];

/** A kind of ticket that is on sale, unless it says otherwise. */
export const ticket = (nama_tiket: string, own: Partial<Ticket> = {}): Ticket => ({
  key: nama_tiket.toLowerCase().replaceAll(' ', '-'),
  nama_tiket,
  harga: 75_000,
  quota: 100,
  max_qty: 20,
  sale_start: '-1d',
  sale_end: '+9d',
  ...own,
});

/** The map that every event links to; answered by the test. */
export const MAP = 'https://peta.example.test/';

/** An event of one evening in ten days. */
export const event = (nama_event: string, tickets: Ticket[], own: Partial<StoreEvent> = {}): StoreEvent => ({
  key: nama_event.toLowerCase().replaceAll(' ', '-'),
  nama_event,
  category: 'Musik',
  image_cover: bannerPicture,
  logo_organizer: pictures[0],
  nama_organizer: 'Kolektif Coba',
  tanggal_start: '+10d',
  tanggal_end: '+10d',
  waktu_start: '19:00',
  waktu_end: '22:00',
  nama_tempat: 'Gedung Coba',
  alamat: 'Jl. Percobaan No. 1, Kota Bandung',
  map_link: `${MAP}?q=Gedung+Coba`,
  description: '<p>Malam yang dicoba.</p>',
  tickets,
  ...own,
});

const payment_accounts: StoreDocument['payment_accounts'] = [
  {
    key: 'bca',
    group: 'bank',
    nama: 'Bank BCA',
    nama_rekening: 'Kolektif Coba',
    nomor_rekening: '5270012345',
    type_of_payment: 'manual',
  },
  {
    key: 'qris',
    group: 'qris',
    nama: 'QRIS',
    type_of_payment: 'otomatis',
    biller_name: 'sandbox',
    payment_code_biller: 33,
  },
];

/** Imports a store of the test's own that sells tickets, payable by transfer and by QRIS. */
export const importEventStore = (
  username: string,
  events: StoreEvent[],
  store: Partial<StoreDocument['store']> = {},
  surroundings: Surroundings = {},
): Promise<void> => importStore({ store: { ...store, username }, payment_accounts, events }, surroundings);
