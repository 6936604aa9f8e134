/** What the pages call a field of a body, a query or an address, by its name on the wire. */
export const fieldLabels: Readonly<Record<string, string>> = {
  affiliate_code: 'Kode afiliasi',
  alamat: 'Alamat',
  catatan: 'Catatan',
  category_id: 'Kategori',
  code: 'Kode verifikasi',
  destination: 'Kecamatan',
  district_id: 'Kecamatan',
  donation_amount: 'Jumlah donasi',
  donation_send: 'Pilihan donasi',
  done: 'Teks selesai',
  dropshipper: 'Pilihan dropshipper',
  dropshipper_info: 'Info dropshipper',
  dropshipper_name: 'Nama dropshipper',
  email: 'Email',
  email_reseller: 'Email reseller',
  ended: 'Teks batal',
  event_id: 'Event',
  expected_total: 'Total',
  expedisi: 'Kurir',
  filter: 'Saringan',
  format: 'Format',
  free_product: 'Pilihan gratis',
  handphone: 'Nomor handphone',
  id: 'Nomor',
  ids: 'Pesanan',
  kind: 'Jenis',
  kode_pos: 'Kode pos',
  kurir: 'Kurir',
  mobile_e_wallet: 'Nomor e-wallet',
  nama: 'Nama',
  name: 'Nama',
  names: 'Nama',
  note: 'Catatan',
  old_password: 'Password lama',
  ongkir: 'Ongkos kirim',
  order: 'Nomor pesanan',
  orders: 'Pesanan',
  packed: 'Teks dikemas',
  page: 'Halaman',
  paid: 'Teks dibayar',
  part: 'Bagian',
  password: 'Password',
  password_confirmation: 'Konfirmasi password',
  payment_method: 'Metode pembayaran',
  payment_method_id: 'Metode pembayaran',
  phone_number: 'Nomor handphone',
  product_id: 'Produk',
  products: 'Produk',
  proof: 'Teks bukti transfer',
  provider: 'Penyedia pembayaran',
  q: 'Pencarian',
  qty: 'Jumlah',
  reason: 'Alasan',
  registration: 'Pendaftaran',
  resi: 'Nomor resi',
  role: 'Peran',
  rows: 'Baris',
  search: 'Pencarian',
  sent: 'Teks dikirim',
  sort: 'Urutan',
  sortBy: 'Urutan',
  star: 'Bintang',
  status: 'Status',
  step: 'Langkah',
  tickets: 'Tiket',
  token: 'Tautan pesanan',
  toko: 'Toko',
  ulasan: 'Ulasan',
  unpaid: 'Teks belum dibayar',
  user: 'Email atau nomor handphone',
  user_bank_id: 'Metode pembayaran',
  username: 'Username',
  username_toko: 'Toko',
  variety_id: 'Variasi',
  voucher_code: 'Kode voucher',
  weight: 'Berat',
};

const labelOf = (name: string) =>
  (Object.hasOwn(fieldLabels, name) ? fieldLabels[name] : undefined) ?? 'Data';

/**
 * The label of a field by its place in a body: "Kode pos", or "Jumlah produk ke-1" for a field of one of several.
 * @param place names and, for one of a list, its position from 0: `['products', '0', 'qty']`
 */
export function fieldLabel(place: readonly string[]): string {
  const index = place.findLastIndex((part) => /^\d+$/.test(part));
  if (index < 1) return labelOf(place.at(-1) ?? '');
  const one = `${labelOf(place[index - 1] ?? '')} ke-${Number(place[index]) + 1}`;
  const inside = place.slice(index + 1).at(-1);
  return inside === undefined ? one : `${labelOf(inside)} ${one.toLowerCase()}`;
}
