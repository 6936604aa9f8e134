import { AUDIT_DAYS } from '@lapak/api/retention/old-audit';
import { FAILED_MAIL_DAYS, SENT_MAIL_DAYS } from '@lapak/api/retention/old-mails';
import { TERMS_URL } from '@lapak/domain/platform-pages';
import { escapeHtml } from '@lapak/domain/escape-html';
import { textPage } from './text-page.ts';

interface Options {
  /** How long proofs of payment and identity pictures are kept. */
  proofDays: number;
  /** Where people ask; nobody is named without it. */
  contactEmail?: string | undefined;
}

type Row = readonly [string, string];

const table = ([left, right]: Row, rows: readonly Row[]) =>
  `<table><thead><tr><th>${left}</th><th>${right}</th></tr></thead><tbody>${rows
    .map(([what, how]) => `<tr><td>${what}</td><td>${how}</td></tr>`)
    .join('')}</tbody></table>`;

const years = (days: number) => `${days / 365} tahun`;

const kept = ({ proofDays }: Options): readonly Row[] => [
  ['Akun: nama, username, email, nomor handphone, alamat, favorit', 'sampai kamu meminta dihapus'],
  ['Masuk ke akun (sesi)', '90 hari; di konsol penjual 14 hari'],
  ['Pendaftaran yang belum diverifikasi, kode verifikasi', '24 jam; 15 menit'],
  [
    'Pesanan: nama, nomor handphone, email, alamat, isi dan jumlahnya',
    'untuk pembukuan penjual; data orangnya dihapus bila diminta, setelah pesanan selesai',
  ],
  ['Foto bukti transfer dan foto identitas', `${proofDays} hari setelah pesanan`],
  ['Email yang dikirim', `${SENT_MAIL_DAYS} hari; yang gagal terkirim ${years(FAILED_MAIL_DAYS)}`],
  ['Alamat jaringan (IP) pada pesanan', 'selama belum dibayar; 24 jam pada pesanan gratis'],
  ['Perjalanan paket dari kurir', 'bersama pesanannya'],
  ['Catatan perubahan oleh penjual di konsolnya', years(AUDIT_DAYS)],
  ['Ulasan', 'selama produknya ada; namanya diganti bila kamu meminta datamu dihapus'],
];

/** Every name that a browser keeps for the shop; a browser test compares it with what a visit leaves. */
const inBrowser: readonly Row[] = [
  [
    'lapak_canary (cookie)',
    'angka 0 sampai 999 yang membagi pengunjung saat versi baru dicoba; tidak menunjuk siapa pun; 90 hari',
  ],
  ['lapak_guide (cookie)', 'bahwa petunjuk sudah dilihat; 1 tahun'],
  ['lapak_kelola (cookie)', 'penjual yang masuk ke konsol; 14 hari'],
  ['token', 'pembeli yang masuk; sampai keluar'],
  ['persist:lapak', 'keranjang dan profilmu; sampai keluar atau dihapus'],
  ['checkout_key:…', 'supaya pesanan yang sama tidak dibuat dua kali; sampai pesanannya jadi'],
  ['lapak:product-tour', 'bahwa petunjuk produk sudah dilihat'],
  ['lapak:kelola-bunyi, lapak:gate-device', 'pilihan penjual: bunyi, dan nama perangkat di pintu acara'],
  [
    'keyval-store',
    'di konsol penjual: naskah yang belum disimpan, dan daftar tiket untuk pintu acara tanpa jaringan',
  ],
  [
    'lapak-gate, lapak-gate-answers, lapak-gate-files',
    'di konsol penjual: halaman pintu acara tanpa jaringan',
  ],
  [
    'aff:…, voucher_code:…, lapak:last-store, lapak:scroll, lapak:typed',
    'selama tab terbuka: kode afiliasi dan voucher, toko terakhir, posisi layar, dan yang sedang diketik saat halaman dimuat ulang',
  ],
];

function rights({ contactEmail }: Options): string {
  const where = contactEmail
    ? `Tulis ke <a href="mailto:${encodeURIComponent(contactEmail)}">${escapeHtml(contactEmail)}</a>`
    : 'Hubungi pengelola Lapak';
  return `<p>${where} dari alamat email, atau dengan nomor handphone, yang kamu pakai. Kamu dapat meminta salinan semua data tentangmu, perbaikannya, dan penghapusannya. Data pesanan yang belum selesai dihapus setelah selesai, paling lambat 90 hari setelah dibayar, kecuali tiket acara: setelah acaranya. Yang tinggal adalah apa yang dibeli, kapan dan berapa, tanpa nama.</p>`;
}

/** What is stored of people, in the words of Law 27 of 2022 on personal data. */
export const privacyPage = (options: Options): string =>
  textPage('Kebijakan Privasi', [
    [
      'Siapa yang menyimpan datamu',
      `<p>Lapak menyediakan tokonya dan menyimpan datanya; penjual menentukan untuk apa data pesanan dipakai. Lihat juga <a href="${TERMS_URL}">Syarat dan Ketentuan</a>.</p>`,
    ],
    [
      'Untuk apa',
      '<p>Untuk membuat, mengirim dan menagih pesananmu, memberi kabar tentangnya, menjaga akunmu, dan mencegah penyalahgunaan. Tidak ada iklan, tidak ada pelacak pihak lain, dan datamu tidak dijual. Browser melaporkan berapa cepat halaman tampil dan bila ada yang gagal, tanpa data pribadi.</p>',
    ],
    [
      'Siapa yang melihatnya',
      '<p>Orang-orang toko tempat kamu memesan. Layanan pembayaran yang kamu pilih menerima nama, email, nomor handphone dan jumlahnya. Layanan kurir menerima kecamatan dan nomor resi, dan untuk sebagian kurir lima angka terakhir nomor handphone penerima. Pengirim email menerima alamat dan isinya. Nama di ulasan dilihat semua orang.</p>',
    ],
    ['Berapa lama', table(['Apa', 'Berapa lama'], kept(options))],
    ['Yang disimpan di browsermu', table(['Nama', 'Untuk apa'], inBrowser)],
    ['Hakmu', rights(options)],
  ]);
