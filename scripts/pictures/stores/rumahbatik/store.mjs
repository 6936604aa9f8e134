import { circle } from '../../coffee/labels/pieces.mjs';
import { tile } from '../../batik/cloth.mjs';
import { hung } from '../../batik/things/hung.mjs';
import { stack } from '../../batik/things/stack.mjs';
import { dress } from '../../batik/garments/dress.mjs';
import { shirt } from '../../batik/garments/shirt.mjs';
import { place } from '../../render/scene.mjs';
import { ringText } from '../../type/text.mjs';
import { backdrops } from '../shared/backdrops.mjs';
import { headline } from '../shared/banner.mjs';
import { buildStore, secondLook } from '../shared/build.mjs';
import { p, ul } from '../shared/html.mjs';
import { paymentAccounts } from '../shared/payments.mjs';
import { cloths } from './cloths.mjs';
import { clothes } from './clothes.mjs';

const reviews = [
  [5, 'Kainnya adem dan jahitannya rapi. Warnanya persis seperti di gambar.'],
  [5, 'Dipakai kondangan, banyak yang bertanya beli di mana.'],
  [5, 'Motifnya bertemu di depan, jarang ada yang serapi ini.'],
  [4, 'Bagus, sedikit kebesaran. Sebaiknya turun satu ukuran.'],
  [5, 'Dikemas dengan kertas wangi, terasa dihargai sebagai pembeli.'],
  [5, 'Pesanan keluarga lengkap datang bersamaan dan warnanya sama.'],
  [4, 'Warnanya cantik, dicuci pertama luntur sedikit lalu aman.'],
  [3, 'Kainnya bagus, pengirimannya lama karena hujan.'],
  [5, 'Penjual membantu memilih ukuran lewat pesan. Ramah sekali.'],
];

const wide = { yaw: 0, pitch: 7, distance: 9.6 };
const banners = [
  {
    key: 'hari-raya',
    title: 'Sarimbit Hari Raya',
    created_by: 'Ratna Kusuma',
    created_at: '-4d',
    content:
      p(
        'Satu motif untuk sekeluarga. Pesan paling lambat tiga minggu sebelum hari raya agar sempat dicoba.',
      ) +
      ul(
        'Diskon sampai 20% untuk koleksi pilihan',
        'Gratis tukar ukuran satu kali',
        'Voucher <strong>BATIK10</strong> untuk semua produk',
      ),
    picture: async () => ({
      backdrop: backdrops.clay,
      floorGloss: 0,
      camera: { ...wide, target: [-1.9, 1.18, 0], lens: 20 },
      parts: [
        place(shirt(await tile('kawung', 'sogan'), { seed: 3, long: true }), {
          at: [-0.9, -0.3, -0.2],
          turn: 14,
        }),
        place(dress(await tile('kawung', 'sogan'), { seed: 4, sash: '#8f1f22' }), {
          at: [0.85, -0.05, 0.1],
          turn: -12,
        }),
      ],
    }),
    overlay: headline({
      small: 'Koleksi hari raya',
      title: 'Seragam tanpa harus kembar',
      line: 'Sarimbit ayah, ibu dan anak',
      button: 'Hemat sampai 20%',
      accent: '#8f1f22',
      size: 66,
      width: 480,
    }),
  },
  {
    key: 'pewarna-alam',
    title: 'Dari Daun ke Kain',
    created_by: 'Mbah Karti',
    created_at: '-12d',
    content: p(
      'Nila dari daun indigofera, cokelat dari kulit kayu soga, kuning dari tegeran. Kain pewarna alam kami dicelup sampai dua belas kali.',
      'Ampas celupan menjadi pupuk di kebun kami sendiri.',
    ),
    picture: async () => ({
      backdrop: backdrops.mist,
      floorGloss: 0,
      camera: { ...wide, target: [-1.45, 1.22, 0], lens: 20 },
      parts: [
        place(hung(await tile('truntum', 'indigo'), { fringe: '#e8edf5', w: 0.6, seed: 7, size: 0.5 }), {
          at: [-0.75, 0, -0.2],
          turn: 10,
        }),
        place(
          stack(
            [
              await tile('kawung', 'indigo'),
              await tile('megaMendung', 'langit'),
              await tile('truntum', 'gading'),
              await tile('parang', 'soganMuda'),
            ],
            { seed: 3 },
          ),
          { at: [1.0, 0, 0.35], turn: -20, scale: 0.85 },
        ),
      ],
    }),
    overlay: headline({
      small: 'Pewarna alam',
      title: 'Dari daun ke kain',
      line: 'Indigo, soga dan tegeran',
      button: 'Lihat kain',
      ink: '#1d2f57',
      accent: '#1d2f57',
      width: 480,
    }),
  },
  {
    key: 'reseller',
    title: 'Mari Berjualan Bersama',
    created_by: 'Ratna Kusuma',
    created_at: '-30d',
    content:
      p(
        'Tanpa stok, tanpa modal awal: pilih <em>Beli sebagai Reseller</em> atau <em>Dropshipper</em> saat memesan, kami kirim atas nama Anda.',
      ) + ul('Harga grosir mulai tiga potong', 'Foto produk boleh dipakai', 'Komisi dibayar setiap Jumat'),
    picture: async () => ({
      backdrop: backdrops.mustard,
      floorGloss: 0,
      camera: { ...wide, pitch: 14, target: [-1.55, 0.55, 0], lens: 18 },
      parts: [
        place(
          stack(
            [
              await tile('kawung', 'lasem'),
              await tile('parang', 'hitam'),
              await tile('buketan', 'toska'),
              await tile('truntum', 'ungu'),
              await tile('megaMendung', 'langit'),
            ],
            { seed: 5, band: '#f3ead6' },
          ),
          { at: [-0.7, 0, 0], turn: -18, scale: 0.95 },
        ),
        place(
          stack(
            [await tile('jagad', 'sogan'), await tile('ceplok', 'kunyit'), await tile('lereng', 'hitam')],
            { seed: 8 },
          ),
          { at: [1.15, 0, -0.2], turn: 20, scale: 0.85 },
        ),
      ],
    }),
    overlay: headline({
      small: 'Reseller & dropship',
      title: 'Kami kirim atas nama Anda',
      line: 'Tanpa stok, komisi setiap Jumat',
      accent: '#7a2e12',
      size: 66,
      width: 480,
    }),
  },
];

const petals = [0, 45, 90, 135, 180, 225, 270, 315]
  .map(
    (a) =>
      `<path transform="translate(200 196) rotate(${a})" d="M0 -14 C26 -34 26 -72 0 -96 C-26 -72 -26 -34 0 -14Z" fill="${a % 90 ? '#b5742f' : '#e9d3a6'}" stroke="#3b2314" stroke-width="3"/>`,
  )
  .join('');
const logo = async () => ({
  svg: `<rect width="400" height="400" fill="#f6ecd8"/>${circle(200, 200, 180, '#3b2314')}${circle(200, 200, 168, 'none', 'stroke="#c98f45" stroke-width="3"')}${ringText('RUMAH BATIK', 200, 200, 130, { font: 'serif-black', size: 36, spacing: 6, fill: '#f6ecd8' })}${ringText('LAWEYAN', 200, 200, 130, { font: 'sans-bold', size: 22, spacing: 8, fill: '#c98f45', below: true })}${petals}${circle(200, 196, 14, '#8f1f22')}`,
});

const products = [...clothes, ...cloths].map((product, i) =>
  i % 4 === 0 ? { ...product, more: [secondLook(product.picture)] } : product,
);

export const rumahbatik = buildStore({
  store: {
    username: 'rumahbatik',
    nama_toko: 'Rumah Batik Laweyan',
    alamat: 'Jl. Sidoluhur No. 48, Laweyan, Kota Surakarta, Jawa Tengah 57148',
    bio: 'Batik tulis dan cap dari para perajin Laweyan. Dijahit pelan, dipakai lama.',
    wa: '081326480512',
    wa_prefix: 'Halo Rumah Batik, saya mau tanya soal ukuran.',
    instagram: 'instagram.com/rumahbatik.demo',
    facebook: 'https://www.facebook.com/rumahbatik.demo',
    email: 'ratna@rumahbatik.test',
    youtube: 'https://www.youtube.com/@rumahbatik-demo',
    shopee: 'https://shopee.co.id/rumahbatik-demo',
    footer_message: 'Tukar ukuran gratis satu kali dalam tujuh hari.',
    theme_onlinestore: 2,
    path_theme: 'default_2',
    subscription_status: 'pro',
    show_logo: 1,
    is_valid: true,
    is_active: true,
    guide_detail: false,
    origin: '33.72.01',
    owner: { name: 'Ratna Kusuma', username: 'ratna-kusuma', email: 'ratna.kusuma@rumahbatik.test' },
  },
  goods: { show_dropshipper: 1, show_reseller: 1 },
  logo,
  categories: [
    { key: 'kemeja', nama: 'Kemeja & Koko', color: '#7a4a2b' },
    { key: 'blus-gaun', nama: 'Blus, Gaun & Rok', color: '#b6475b' },
    { key: 'sarimbit', nama: 'Sarimbit', color: '#8f1f22' },
    { key: 'kain', nama: 'Kain & Selendang', color: '#1d2f57' },
    { key: 'tas', nama: 'Tas & Dompet', color: '#12666a' },
    { key: 'rumah', nama: 'Rumah & Hadiah', color: '#d99a2b' },
    { key: 'alat', nama: 'Alat Membatik', color: '#5b6168' },
  ],
  products,
  banners,
  vouchers: [
    {
      code: 'BATIK10',
      type: 'percentage',
      voucher_value: 10,
      quota: 1000,
      starts_at: '-10d',
      ends_at: '+120d',
    },
    {
      code: 'HEMAT50',
      type: 'fixed',
      voucher_value: 50000,
      quota: 300,
      starts_at: '-10d',
      ends_at: '+120d',
      min_total: 400000,
    },
    {
      code: 'SARIMBIT',
      type: 'percentage',
      voucher_value: 7,
      quota: null,
      starts_at: '-1d',
      ends_at: '+30d',
    },
    { code: 'HABIS', type: 'fixed', voucher_value: 25000, quota: 1, starts_at: '-40d', ends_at: '-10d' },
  ],
  payment_accounts: paymentAccounts('Ratna Kusuma', '5520914', '081326480512'),
  couriers: ['jne', 'jnt', 'sicepat', 'tiki', 'lion', 'pos'],
  resellers: [
    { email: 'bunga@reseller.test', name: 'Bunga Reseller Solo' },
    { email: 'tokobatikjogja@reseller.test', name: 'Toko Batik Jogja' },
  ],
  reviews,
  popularity: {
    'kemeja-pesanan-lima-pilihan': 26,
    'koko-truntum-toska': 22,
    'blus-buketan-mawar': 18,
    'sarimbit-keluarga-truntum': 24,
    'dompet-buketan-toska': 20,
    'kipas-buketan-ungu': 16,
    'kain-tiga-negeri': 1,
    'canting-tembaga-no-1': 14,
  },
});
