import type { SaveEventBody } from '@lapak/contracts/api/seller-event';

type Form = SaveEventBody['event'];
type Ticket = Form['tickets'][number];

/** A kind of tickets that is on sale at the clock of the suites. */
export const aTicketForm = (own: Partial<Ticket> = {}): Ticket => ({
  nama_tiket: 'Reguler',
  harga: 150_000,
  quota: 40,
  max_qty: 5,
  sale_start: '2026-11-01 08:00',
  sale_end: '2026-12-19',
  ...own,
});

/** An event a month after the clock of the suites, with two kinds of tickets. @param poster as its upload has answered it */
export const anEventForm = (poster: string, own: Partial<Form> = {}): Form => ({
  nama_event: 'Kelas Mencanting',
  category: 'Workshop',
  image_cover: poster,
  nama_organizer: 'Rumah Batik',
  tanggal_start: '2026-12-20',
  tanggal_end: '2026-12-20',
  waktu_start: '09:00',
  waktu_end: '15:00',
  nama_tempat: 'Pendopo Laweyan',
  alamat: 'Jl. Sidoluhur No. 12',
  description: '<p>Belajar canting</p>',
  tickets: [aTicketForm(), aTicketForm({ nama_tiket: 'VIP', harga: 300_000, quota: 10, max_qty: 2 })],
  ...own,
});
