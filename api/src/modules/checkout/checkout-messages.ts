import { formatRupiah } from '@lapak/domain/rupiah';

/** What the API says at checkout beyond the specification's catalogue, where that is silent. */
export const checkoutMessages = {
  handphoneTidakValid: 'Nomor handphone tidak valid',
  kecamatanTidakDitemukan: 'Kecamatan tidak ditemukan',
  expedisiTidakTersedia: 'Expedisi tidak tersedia untuk alamat ini',
  resellerTidakTersedia: 'Pembelian sebagai reseller tidak tersedia',
  wakilTidakDitemukan: 'Email Wakil tidak ditemukan',
  dropshipperTidakTersedia: 'Pengiriman sebagai dropshipper tidak tersedia',
  dropshipperNameWajib: 'Nama dropshipper wajib diisi',
  nomorIdentitasWajib: 'Nomor identitas wajib diisi',
  fotoIdentitasWajib: 'Foto identitas wajib diisi',
  fotoIdentitasTidakSesuai: 'Maksimal ukuran gambar adalah 1MB. Dan tipe gambar hanya bisa jpg dan png.',
  tanggalPesanWajib: 'Tanggal pemesanan wajib diisi',
  tanggalPesanTidakValid: 'Tanggal pemesanan tidak valid',
  jamPesanWajib: 'Jam pemesanan wajib diisi',
  jamPesanTidakValid: 'Jam pemesanan tidak valid',
  tanggalTidakValid: (name: string) => `${name} bukan tanggal yang valid`,
  pilihanTidakValid: (name: string) => `Pilihan ${name} tidak tersedia`,
  metodeTidakDitemukan: 'Metode pembayaran tidak ditemukan',
  tokoTidakDitemukan: 'Toko tidak ditemukan',
  variasiTidakTersedia: (name: string) => `Variasi "${name}" tidak tersedia`,
  jasaLewatHalamanJasa: (name: string) => `"${name}" tidak dapat dipesan di halaman ini`,
  stokHabis: (name: string) => `Maaf, stok "${name}" sudah habis`,
  stokKurang: (name: string, left: number) => `Maaf, stok "${name}" tersisa ${left}`,
  batasProduk: (name: string, limit: number) =>
    `Anda telah mencapai batas pembelian produk "${name}" (maksimal ${limit})`,
  nilaiTerlaluBesar: 'Nilai pesanan terlalu besar',
  hargaBerubah: (total: number) =>
    `Harga pesanan berubah menjadi ${formatRupiah(total)}. Mohon periksa kembali`,
  kodeUnikPenuh: 'Antrean transfer ke rekening ini sedang penuh. Mohon gunakan metode pembayaran lain',
  sedangRamai: 'Toko sedang ramai. Mohon coba beberapa saat lagi',
} as const;
