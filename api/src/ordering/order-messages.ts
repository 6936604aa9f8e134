import { formatRupiah } from '@lapak/domain/rupiah';

/** What the API says of every kind of order, where the specification's catalogue is silent. */
export const orderMessages = {
  metodeTidakDitemukan: 'Metode pembayaran tidak ditemukan',
  nilaiTerlaluBesar: 'Nilai pesanan terlalu besar',
  hargaBerubah: (total: number) =>
    `Harga pesanan berubah menjadi ${formatRupiah(total)}. Mohon periksa kembali`,
  kodeUnikPenuh: 'Antrean transfer ke rekening ini sedang penuh. Mohon gunakan metode pembayaran lain',
} as const;
