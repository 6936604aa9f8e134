import { PRIVACY_URL } from '@lapak/domain/platform-pages';
import { textPage } from './text-page.ts';

const sections: [string, string][] = [
  [
    'Peran Lapak',
    'Lapak menyediakan halaman toko online. Penjual mengelola sendiri produk, harga, stok, pengiriman dan layanannya. Perjanjian jual beli terjadi langsung antara pembeli dan penjual.',
  ],
  [
    'Tanggung jawab atas transaksi',
    'Pembayaran dilakukan ke rekening atau metode pembayaran milik penjual. Kebenaran produk, pengiriman, pengembalian barang dan pengembalian dana berada di luar tanggung jawab platform dan diselesaikan antara pembeli dan penjual.',
  ],
  [
    'Sebelum membayar',
    'Periksa nama toko, isi pesanan, jumlah tagihan dan nama penerima. Bayar sesuai jumlah yang tertera termasuk 3 digit terakhir, dan sebelum batas waktunya. Pesanan yang sudah kadaluarsa jangan dibayar lagi.',
  ],
  [
    'Bukti pembayaran dan data pribadi',
    'Bukti transfer dan data yang kamu kirim hanya digunakan untuk memproses pesanan dan hanya dapat dilihat oleh penjual yang bersangkutan. Jangan pernah mengirimkan PIN, password atau kode OTP kepada siapa pun.',
  ],
  [
    'Bila ada masalah',
    'Hubungi penjual melalui tombol Tanya Penjual pada halaman pesanan dan sebutkan nomor pesanan kamu.',
  ],
];

/** The provider's terms, which the payment pages link to (spec 3 §2). */
export const termsPage = textPage(
  'Syarat dan Ketentuan',
  [...sections, ['Data pribadi', `Lihat <a href="${PRIVACY_URL}">Kebijakan Privasi</a>.`] as const].map(
    ([title, text]) => [title, `<p>${text}</p>`] as const,
  ),
);
