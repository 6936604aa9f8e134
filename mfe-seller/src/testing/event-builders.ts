import type {
  AttendeesResponse,
  SellerAttendee,
  SellerEvent,
  SellerEventItem,
  SellerEventsResponse,
} from '@lapak/contracts/api/seller-event';
import type { EventForm } from '@lapak/contracts/store-document/event';

export const aTicket = (own: Partial<EventForm['tickets'][number]> = {}): EventForm['tickets'][number] => ({
  key: 'reguler',
  nama_tiket: 'Reguler',
  harga: 150_000,
  quota: 40,
  max_qty: 5,
  sale_start: '2026-11-01T08:00:00+07:00',
  sale_end: '2026-12-19T23:59:59+07:00',
  ...own,
});

export const anEvent = (own: Partial<EventForm> = {}, more: Partial<SellerEvent> = {}): SellerEvent => ({
  id: 5,
  version: 'v1',
  event: {
    nama_event: 'Kelas Mencanting',
    category: 'Workshop',
    image_cover: 'images/poster.webp',
    nama_organizer: 'Rumah Batik',
    tanggal_start: '2026-12-20',
    tanggal_end: '2026-12-20',
    waktu_start: '09:00',
    waktu_end: '15:00',
    nama_tempat: 'Pendopo',
    alamat: 'Jl. Sidoluhur 12',
    description: '<p>Canting</p>',
    name_per_ticket: 0,
    is_hidden: 0,
    tickets: [aTicket(), aTicket({ key: 'vip', nama_tiket: 'VIP', quota: 10 })],
    ...own,
  },
  pictures: { 'images/poster.webp': '/files/poster.webp' },
  sold: { reguler: 3, vip: 0 },
  changed_at: '2026-11-21T14:05:00+07:00',
  changed_by: 'Sri',
  ...more,
});

export const anEventItem = (own: Partial<SellerEventItem> = {}): SellerEventItem => ({
  id: 5,
  nama_event: 'Kelas Mencanting',
  image_url: null,
  tanggal_start: '2026-12-20',
  tanggal_end: '2026-12-20',
  waktu_start: '09:00',
  waktu_end: '15:00',
  nama_tempat: 'Pendopo',
  state: 'coming',
  sold: 3,
  quota: 50,
  ...own,
});

export const someEvents = (
  data: SellerEventItem[],
  own: Partial<SellerEventsResponse> = {},
): SellerEventsResponse => ({
  data,
  per_page: 25,
  total: data.length,
  current_page: 1,
  counts: { all: data.length, coming: data.length, running: 0, past: 0, prepared: 0 },
  ...own,
});

export const anAttendee = (own: Partial<SellerAttendee> = {}): SellerAttendee => ({
  code: 'KODE123',
  nama: 'Ani',
  nama_tiket: 'VIP',
  invoice: 'EVT-1',
  order: 'p1',
  state: 'paid',
  admitted_at: null,
  ...own,
});

export const someAttendees = (
  data: SellerAttendee[],
  own: Partial<AttendeesResponse> = {},
): AttendeesResponse => ({
  event: { id: 5, nama_event: 'Kelas Mencanting', is_hidden: 0 },
  data,
  per_page: 50,
  total: data.length,
  current_page: 1,
  counts: { all: data.length, waiting: 0, paid: data.length, inside: 0 },
  ...own,
});
