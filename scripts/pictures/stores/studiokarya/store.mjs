import { rect } from '../../coffee/labels/pieces.mjs';
import { board, deskLamp, pencils } from '../../studio/desk.mjs';
import { camera } from '../../studio/camera.mjs';
import { laptop, slab } from '../../studio/devices.mjs';
import { microphone } from '../../studio/microphone.mjs';
import { plant } from '../../studio/plant.mjs';
import { sheet } from '../../studio/paper.mjs';
import { drawingApp, identity, portrait, timeline } from '../../studio/screens.mjs';
import { place } from '../../render/scene.mjs';
import { text } from '../../type/text.mjs';
import { backdrops } from '../shared/backdrops.mjs';
import { headline } from '../shared/banner.mjs';
import { buildStore, secondLook } from '../shared/build.mjs';
import { p, ul } from '../shared/html.mjs';
import { paymentAccounts } from '../shared/payments.mjs';
import { digitals } from './digital.mjs';
import { events } from './events.mjs';
import { services } from './services.mjs';

const reviews = [
  [5, 'Hasilnya melebihi bayangan kami. Komunikasinya enak.'],
  [5, 'Tepat waktu dan rapi. Pasti kembali lagi.'],
  [4, 'Bagus, revisinya cepat, hanya jadwalnya agak penuh.'],
  [5, 'Berkas lengkap dan penjelasannya mudah diikuti.'],
  [5, 'Materinya praktis, langsung saya pakai untuk toko.'],
  [4, 'Isinya bagus, semoga ada sambungannya.'],
  [5, 'Sabar sekali menghadapi klien yang banyak maunya seperti saya.'],
];

const wide = { yaw: 0, pitch: 10, distance: 9.6 };
const banners = [
  {
    key: 'foto-produk',
    title: 'Foto yang Menjual',
    created_by: 'Galang Wirayuda',
    created_at: '-3d',
    content:
      p('Paket foto produk bulan ini sudah termasuk tiga foto suasana.') +
      ul(
        'Kirim lewat kurir atau antar ke studio',
        'Hasil tiga hari kerja',
        'Kode <strong>KARYA20</strong> untuk jasa pertama Anda',
      ),
    picture: async () => ({
      backdrop: backdrops.stone,
      floorGloss: 0.1,
      camera: { ...wide, target: [-1.65, 0.85, 0], lens: 17.5 },
      parts: [
        place(camera(), { at: [-0.5, 0, 0.2], turn: 22, scale: 1.1 }),
        place(plant(), { at: [1.35, 0, -0.6], scale: 1.05 }),
      ],
    }),
    overlay: headline({
      small: 'Fotografi',
      title: 'Foto yang ikut berjualan',
      line: '10 foto mulai Rp385.000',
      button: 'Atur jadwal',
      ink: '#23262b',
      accent: '#3a4048',
      font: 'sans-black',
      size: 58,
      width: 460,
    }),
  },
  {
    key: 'studio-podcast',
    title: 'Studio Podcast Dibuka',
    created_by: 'Nirmala Sekar',
    created_at: '-11d',
    content: p(
      'Ruang kedap suara untuk empat orang, lengkap dengan operator. Buka setiap hari 09.00 - 21.00 WIB.',
    ),
    picture: async () => ({
      backdrop: backdrops.night,
      floorGloss: 0.12,
      camera: { ...wide, target: [-1.6, 1.15, 0], lens: 19 },
      parts: [
        place(microphone(), { at: [-0.4, 0, 0.2], turn: 16 }),
        place(laptop(await timeline(), { colour: '#55585f' }), {
          at: [1.3, 0, -0.7],
          turn: -22,
          scale: 0.95,
        }),
      ],
    }),
    overlay: headline({
      small: 'Ruang baru',
      title: 'Bicaralah, kami rekam',
      line: 'Sewa studio podcast per jam',
      button: 'Rp175.000 / jam',
      ink: '#f3f4f6',
      accent: '#e0a458',
      font: 'sans-black',
      size: 58,
      width: 460,
    }),
  },
  {
    key: 'kelas-digital',
    title: 'Belajar Menggambar Lagi',
    created_by: 'Nirmala Sekar',
    created_at: '-20d',
    content: p(
      'Kelas privat untuk pemula segala usia, tablet kami sediakan.',
      'E-book dan rekaman lokakarya tersedia bagi yang ingin belajar sendiri.',
    ),
    picture: async () => ({
      backdrop: backdrops.sage,
      floorGloss: 0.06,
      camera: { ...wide, target: [-1.6, 0.85, 0], lens: 18.5 },
      parts: [
        board('#b98a55', 2.0, 0.9),
        place(deskLamp('#d8603a'), { at: [-1.2, 0.1, -0.4], scale: 0.95 }),
        place(slab(await drawingApp('bird'), { w: 0.8, h: 0.56, lean: -20 }), {
          at: [-0.1, 0.05, 0.1],
          turn: 6,
        }),
        place(sheet(await portrait(), { w: 0.42, h: 0.57 }), { at: [1.1, 0.08, -0.3], turn: -12 }),
        place(pencils(), { at: [1.65, 0.1, 0.2], scale: 0.6 }),
        place(sheet(await identity(), { w: 0.3, h: 0.4 }), { at: [0.75, 0.08, -0.55], turn: 4 }),
      ],
    }),
    overlay: headline({
      small: 'Kelas',
      title: 'Tangan Anda masih ingat',
      line: 'Kelas gambar digital privat',
      button: 'Pilih tanggal',
      ink: '#22302a',
      accent: '#2f5a3f',
      font: 'sans-black',
      size: 58,
      width: 460,
    }),
  },
];

/** Six blades of a shutter round an opening. */
const blades = ['#e0a458', '#d98a4a', '#c8795a', '#b5654f', '#9c5a52', '#c99a6a']
  .map(
    (colour, i) =>
      `<path transform="translate(200 165) rotate(${i * 60})" d="M0 -34 L102 -34 A108 108 0 0 0 34 -102 L-29 -17Z" fill="${colour}"/>`,
  )
  .join('');
const logo = async () => ({
  svg: `${rect(0, 0, 400, 400, '#2b2f36')}${blades}${text('STUDIO KARYA', 200, 340, { font: 'sans-black', size: 42, anchor: 'middle', fill: '#f3f4f6', spacing: 2, fit: 320 })}`,
});

const products = [...services, ...digitals].map((product, i) =>
  i % 5 === 0 ? { ...product, more: [secondLook(product.picture)] } : product,
);

export const studiokarya = buildStore({
  store: {
    username: 'studiokarya',
    nama_toko: 'Studio Karya',
    alamat: 'Jl. Langensari No. 17, Gondokusuman, Kota Yogyakarta 55222',
    bio: 'Foto, gambar, suara dan kelas kecil dari studio di belakang rumah.',
    wa: '081804417722',
    wa_prefix: 'Halo Studio Karya, saya mau tanya tentang',
    instagram: 'https://www.instagram.com/studiokarya.demo',
    email: 'halo@studiokarya.test',
    youtube: 'youtube.com/@studiokarya-demo',
    footer_message: 'Studio buka setiap hari 09.00 - 21.00 WIB, dengan janji.',
    theme_onlinestore: 3,
    path_theme: 'default_3',
    subscription_status: 'business',
    show_logo: 0,
    is_valid: true,
    is_active: true,
    guide_detail: false,
    origin: '34.71.03',
    owner: { name: 'Nirmala Sekar', username: 'nirmala-sekar', email: 'nirmala@studiokarya.test' },
  },
  logo,
  categories: [
    { key: 'fotografi', nama: 'Fotografi', color: '#3a4048' },
    { key: 'desain', nama: 'Desain', color: '#2f5a3f' },
    { key: 'audio', nama: 'Audio', color: '#8d6fb8' },
    { key: 'video', nama: 'Video', color: '#4f86c6' },
    { key: 'sewa', nama: 'Sewa', color: '#e0a458' },
    { key: 'kelas', nama: 'Kelas', color: '#c8795a' },
    { key: 'ebook', nama: 'E-book', color: '#b5472f' },
    { key: 'preset', nama: 'Preset & Huruf', color: '#d99a2b' },
    { key: 'templat', nama: 'Templat', color: '#5fae86' },
  ],
  products,
  banners,
  events,
  vouchers: [
    { code: 'KARYA20', type: 'percentage', voucher_value: 20, quota: 100, starts_at: '-5d', ends_at: '+90d' },
    {
      code: 'HEMAT25RB',
      type: 'fixed',
      voucher_value: 25000,
      quota: 400,
      starts_at: '-5d',
      ends_at: '+180d',
    },
  ],
  payment_accounts: paymentAccounts('Nirmala Sekar', '7740236', '081804417722'),
  couriers: ['jne', 'pos', 'manual'],
  resellers: [],
  reviews,
  popularity: {
    'ebook-panduan-warna-gratis': 30,
    'kalender-dinding-gratis': 24,
    'jasa-foto-produk': 14,
    'preset-senja-nusantara': 18,
    'lokakarya-rekaman-ilustrasi': 6,
  },
});
