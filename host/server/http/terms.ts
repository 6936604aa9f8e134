import { TERMS_URL } from '@lapak/domain/terms-url';
import type { FastifyInstance } from 'fastify';

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

const style = `
  body { margin: 0; background: #f4f6f9; color: #172130; font: 1rem/1.7 system-ui, sans-serif; }
  main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  h1 { font-size: 1.75rem; line-height: 1.25; }
  h2 { margin: 2rem 0 0.25rem; font-size: 1.125rem; }
  p { margin: 0; }
  :root { color-scheme: light dark; }
  @media screen and (prefers-color-scheme: dark) { body { background: #0f141b; color: #e8edf4; } }
`;

export const termsPage = `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Syarat dan Ketentuan - Lapak</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<main>
<h1>Syarat dan Ketentuan</h1>
${sections.map(([title, text]) => `<h2>${title}</h2>\n<p>${text}</p>`).join('\n')}
</main>
</body>
</html>
`;

/** The provider's terms, which the payment pages link to (spec 3 §2). */
export function registerTerms(app: FastifyInstance): void {
  app.get(TERMS_URL, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .send(termsPage),
  );
}
