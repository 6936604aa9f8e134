import type { StoreEvent, Ticket } from '@lapak/contracts/api/event';
import type { StoreProfile } from '@lapak/contracts/api/catalogue';

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
    tickets: [],
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
    is_sell: true,
    sell_status_reason: 'on_sale',
    tanggal_start: '2026-11-01T00:00:00.000+07:00',
    tanggal_end: '2026-11-30T23:59:00.000+07:00',
    max_qty: null,
    ...own,
  };
}

export function aStoreProfile(own: Partial<StoreProfile> = {}): StoreProfile {
  return {
    user_id: 1,
    username: 'studiokarya',
    nama_toko: 'Studio Karya',
    alamat: null,
    bio: null,
    logo_url: null,
    wa: '081234567890',
    wa_prefix: null,
    facebook: null,
    instagram: null,
    email: null,
    youtube: null,
    tokopedia: null,
    shopee: null,
    footer_message: null,
    is_valid: true,
    is_active: true,
    traits: { hide_address: false, reseller_mode: 'email', dropship_allowed: true },
    theme_onlinestore: 3,
    path_theme: null,
    subscription_status: 'business',
    show_logo: 0,
    has_events: true,
    takes_payments: true,
    ...own,
  };
}
