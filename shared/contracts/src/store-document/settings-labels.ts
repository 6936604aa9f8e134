import { formWords } from './form-words.ts';
import type { Banner, Category, StoreForm, Voucher } from './store.ts';

/** What forms, messages and the log call the settings of a store. */
export const settingsLabels: Readonly<Record<keyof StoreForm, string>> = {
  nama_toko: 'Nama toko',
  alamat: 'Alamat',
  bio: 'Keterangan toko',
  logo: 'Logo',
  wa: 'WhatsApp',
  wa_prefix: 'Awal pesan WhatsApp',
  facebook: 'Facebook',
  instagram: 'Instagram',
  email: 'Email',
  youtube: 'YouTube',
  tokopedia: 'Tokopedia',
  shopee: 'Shopee',
  footer_message: 'Pesan di bawah halaman',
  theme_onlinestore: 'Tema',
  path_theme: 'Susunan kepala halaman',
  show_logo: 'Logo Lapak',
  is_active: 'Toko buka',
  guide_detail: 'Panduan untuk pembeli baru',
  origin: 'Kecamatan asal',
  couriers: 'Kurir',
};

export const categoryLabels: Readonly<Record<Exclude<keyof Category, 'key'>, string>> = {
  nama: 'Nama kategori',
  color: 'Warna',
  image: 'Gambar kategori',
};

export const voucherLabels: Readonly<Record<keyof Voucher, string>> = {
  code: 'Kode voucher',
  type: 'Jenis potongan',
  voucher_value: 'Besar potongan',
  quota: 'Kuota',
  starts_at: 'Mulai berlaku',
  ends_at: 'Akhir berlaku',
  min_total: 'Belanja paling sedikit',
};

export const bannerLabels: Readonly<Record<Exclude<keyof Banner, 'key'>, string>> = {
  title: 'Judul',
  image: 'Gambar banner',
  content: 'Isi',
  created_by: 'Penulis',
  created_at: 'Tanggal',
};

/** A message of the import's rules, which names fields of the document, in the words of the settings' forms. */
export const inSettingsWords = formWords({
  ...settingsLabels,
  ...categoryLabels,
  ...bannerLabels,
  ...voucherLabels,
});
