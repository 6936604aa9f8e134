import type { EventForm } from './event.ts';
import { formWords } from './form-words.ts';

type Fields = keyof EventForm | keyof EventForm['tickets'][number];

/** What forms and messages call the fields of an event and of a kind of its tickets. */
export const eventLabels: Readonly<Record<Exclude<Fields, 'key'>, string>> = {
  nama_event: 'Nama acara',
  category: 'Kategori',
  image_cover: 'Poster',
  logo_organizer: 'Logo penyelenggara',
  nama_organizer: 'Penyelenggara',
  tanggal_start: 'Tanggal mulai',
  tanggal_end: 'Tanggal selesai',
  waktu_start: 'Jam mulai',
  waktu_end: 'Jam selesai',
  nama_tempat: 'Nama tempat',
  alamat: 'Alamat',
  map_link: 'Tautan peta',
  description: 'Deskripsi',
  name_per_ticket: 'Nama di setiap tiket',
  is_hidden: 'Disembunyikan',
  tickets: 'Tiket',
  nama_tiket: 'Nama tiket',
  harga: 'Harga',
  quota: 'Kuota',
  max_qty: 'Paling banyak per pesanan',
  sale_start: 'Mulai dijual',
  sale_end: 'Selesai dijual',
};

/** A message of the import's rules, which names fields of the document, in the words of the console's form. */
export const inEventWords = formWords(eventLabels);
