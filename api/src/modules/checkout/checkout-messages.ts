import { formatThousands } from '@lapak/domain/rupiah';

/** Messages of the checkout where the specification's catalogue has none. */
export const checkoutMessages = {
  kecamatanTidakDitemukan: 'Kecamatan tidak ditemukan',
  expedisiTidakTersedia: 'Expedisi tidak tersedia untuk alamat ini',
  resellerTidakTersedia: 'Pembelian sebagai reseller tidak tersedia',
  wakilTidakDitemukan: 'Email Wakil tidak ditemukan',
  dropshipperTidakTersedia: 'Pengiriman sebagai dropshipper tidak tersedia',
  dropshipperNameWajib: 'Nama dropshipper wajib diisi',
  nomorIdentitasWajib: 'Nomor identitas wajib diisi',
  fotoIdentitasWajib: 'Foto identitas wajib diisi',
  tanggalPesanWajib: 'Tanggal pemesanan wajib diisi',
  jamPesanWajib: 'Jam pemesanan wajib diisi',
  jamPesanTidakValid: 'Jam pemesanan tidak valid',
  pilihanTidakValid: (name: string) => `Pilihan ${name} tidak tersedia`,
  produkTidakDijual: (name: string) => `"${name}" sudah tidak dijual`,
  variasiTidakTersedia: (name: string) => `Variasi "${name}" tidak tersedia`,
  jasaLewatHalamanJasa: (name: string) => `"${name}" tidak dapat dipesan di halaman ini`,
  batasProduk: (name: string, limit: number) =>
    `Anda telah mencapai batas pembelian produk "${name}" (maksimal ${formatThousands(limit)})`,
  sedangRamai: 'Toko sedang ramai. Mohon coba beberapa saat lagi',
} as const;
