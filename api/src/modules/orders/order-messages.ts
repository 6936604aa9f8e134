import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';

/** Messages of every kind of order, where the specification's catalogue has none. */
export const orderMessages = {
  tokoTidakDitemukan: 'Toko tidak ditemukan',
  transaksiTidakDitemukan: 'Transaksi tidak ditemukan',
  handphoneTidakValid: 'Nomor handphone tidak valid',
  metodeTidakDitemukan: 'Metode pembayaran tidak ditemukan',
  nilaiTerlaluBesar: 'Nilai pesanan terlalu besar',
  hargaBerubah: (total: number) =>
    `Harga pesanan berubah menjadi ${formatRupiah(total)}. Mohon periksa kembali`,
  kodeUnikPenuh: 'Antrean transfer ke rekening ini sedang penuh. Mohon gunakan metode pembayaran lain',
  terlaluBanyakBelumDibayar: (orders: number) =>
    `Kamu masih punya ${orders} pesanan yang belum dibayar di toko ini. Mohon selesaikan pembayarannya terlebih dahulu`,
  jaringanTerlaluBanyak:
    'Terlalu banyak pesanan yang belum dibayar dari jaringan internet kamu. Mohon coba beberapa saat lagi',
  bagianTerlaluBanyak: (name: string, most: number) =>
    `Maksimal ${formatThousands(most)} "${name}" dalam pesanan yang belum dibayar. Mohon kurangi jumlahnya atau selesaikan pembayaran sebelumnya`,
  batasDenganBelumDibayar: (name: string, limit: number, held: number) =>
    `Maksimal ${formatThousands(limit)} "${name}" untuk setiap pembeli, dan ${formatThousands(held)} sudah ada dalam pesanan kamu yang belum dibayar`,
  terlaluBanyakGratis: (orders: number) =>
    `Kamu sudah membuat ${orders} pesanan gratis di toko ini dalam 24 jam terakhir. Silakan pesan lagi besok`,
  jaringanTerlaluBanyakGratis:
    'Terlalu banyak pesanan gratis dari jaringan internet kamu dalam 24 jam terakhir. Silakan coba lagi besok',
  bagianTerlaluBanyakGratis: (name: string, most: number) =>
    `Maksimal ${formatThousands(most)} "${name}" gratis dalam 24 jam. Mohon kurangi jumlahnya atau pesan lagi besok`,
  batasDenganGratis: (name: string, limit: number, held: number) =>
    `Maksimal ${formatThousands(limit)} "${name}" untuk setiap pembeli, dan ${formatThousands(held)} sudah kamu pesan dalam 24 jam terakhir`,
  kunciTerpakai: (invoice: string) =>
    `Pesanan ${invoice} sudah dibuat dari halaman ini dengan data yang berbeda. Buka pesanan itu, atau batalkan lalu pesan lagi`,
  pesananTidakDapatDibatalkan: (invoice: string) =>
    `Pesanan ${invoice} sudah dibayar atau sedang diperiksa, jadi tidak dapat dibatalkan`,
} as const;
