import { book, sheet } from '../../studio/paper.mjs';
import { headphones } from '../../studio/headphones.mjs';
import { laptop, slab } from '../../studio/devices.mjs';
import { pen, pencils } from '../../studio/desk.mjs';
import { plant } from '../../studio/plant.mjs';
import { arts, calendar, cover, drawingApp, gallery, invitation, planner } from '../../studio/screens.mjs';
import { place } from '../../render/scene.mjs';
import { backdrops } from '../shared/backdrops.mjs';
import { p, ul } from '../shared/html.mjs';
import { still } from '../shared/still.mjs';

/** Documents are files of the shop; the rest is at addresses elsewhere. */
const handedOver = (key, book) =>
  book.contents.some((entry) => entry.startsWith('PDF'))
    ? { file: `files/${key}.pdf`, book }
    : { link: `https://unduh.lapak.test/studiokarya/${key}` };

const digital = (key, nama, category_key, harga, story, contents, picture, extra = {}) => ({
  key,
  slug: key,
  nama,
  category: 'digital_product',
  category_key,
  harga,
  stock: 1000,
  alamat_option: 0,
  ...handedOver(key, { title: nama, store: 'Studio Karya', story, contents }),
  description: p(story) + ul(...contents),
  picture,
  ...extra,
});
const sale = (discount_price) => ({
  status_promo: 1,
  enable_discount_pricing: 1,
  discount_price,
  discount_start_date: '-3d',
  discount_end_date: '+28d',
});

const ebook = (options, spine, backdrop, turn, extras = () => []) =>
  still(
    async () => [place(book(await cover(options), { spine }), { at: [-0.1, 0, 0], turn }), ...extras()],
    backdrops[backdrop],
    { pitch: 9, target: [0.05, 0.92, 0], lens: 18.48 },
  );

export const digitals = [
  digital(
    'ebook-belajar-cat-air',
    'E-book Belajar Cat Air dari Nol',
    'ebook',
    85000,
    'Dua puluh latihan cat air, dari basah di basah sampai pemandangan sawah.',
    ['PDF 124 halaman', 'Video pendek tiap bab'],
    ebook(
      {
        title: 'Belajar Cat Air',
        author: 'Nirmala Sekar',
        ground: '#fbf5ea',
        ink: '#2a3a4a',
        accent: '#d8412f',
        art: arts.wash('#7ea0d0', '#d98a93', '#a9c276'),
      },
      '#d8c9b0',
      'blush',
      22,
      () => [place(pencils({ cup: '#f3ead6' }), { at: [1.0, 0, 0.2], scale: 0.7 })],
    ),
    sale(65000),
  ),
  digital(
    'ebook-foto-produk-ponsel',
    'E-book Foto Produk dengan Ponsel',
    'ebook',
    75000,
    'Jendela, karton putih dan ponsel: cukup untuk foto yang menjual.',
    ['PDF 96 halaman', 'Daftar alat di bawah Rp100.000'],
    ebook(
      {
        title: 'Foto Produk dengan Ponsel',
        author: 'Galang Wirayuda',
        ground: '#f2c230',
        ink: '#1c1f26',
        accent: '#1c1f26',
        art: arts.lens('#3a4048', '#7ea0d0'),
      },
      '#c99a1c',
      'stone',
      -20,
    ),
  ),
  digital(
    'ebook-panduan-warna-gratis',
    'Panduan Warna untuk Usaha Kecil',
    'ebook',
    0,
    'Gratis: memilih tiga warna yang bekerja untuk merek Anda.',
    ['PDF 32 halaman', 'Roda warna siap cetak'],
    ebook(
      {
        title: 'Panduan Warna',
        author: 'Studio Karya',
        ground: '#ffffff',
        ink: '#1c1f26',
        accent: '#e8503a',
        art: arts.wheel(),
      },
      '#d5d8dc',
      'mist',
      18,
    ),
  ),
  digital(
    'ebook-harga-jasa-kreatif',
    'E-book Menentukan Harga Jasa Kreatif',
    'ebook',
    95000,
    'Cara menghitung waktu, hak pakai dan revisi, dengan contoh surat penawaran.',
    ['PDF 140 halaman', 'Lembar hitung'],
    ebook(
      {
        title: 'Harga Jasa Kreatif',
        author: 'Nirmala Sekar',
        ground: '#2f4a3d',
        ink: '#f5ead6',
        accent: '#d9b56a',
        art: arts.grid('#d9b56a', '#a9c276', '#4f7a63'),
      },
      '#1f352b',
      'sand',
      -24,
    ),
  ),
  digital(
    'ebook-botani-nusantara',
    'E-book Menggambar Botani Nusantara',
    'ebook',
    110000,
    'Menggambar daun, bunga dan buah dari halaman rumah sendiri.',
    ['PDF 160 halaman', '12 lembar jiplak'],
    ebook(
      {
        title: 'Botani Nusantara',
        author: 'Sekar Arum',
        ground: '#f5ecd8',
        ink: '#2f5a3f',
        accent: '#c8795a',
        art: arts.leaves('#5f8049'),
      },
      '#2f5a3f',
      'sage',
      20,
      () => [place(plant(), { at: [1.05, 0, -0.5], scale: 0.75 })],
    ),
  ),
  digital(
    'preset-senja-nusantara',
    'Preset Foto Senja Nusantara',
    'preset',
    120000,
    'Dua belas preset dengan nada hangat untuk pantai, sawah dan kota.',
    ['Untuk ponsel dan komputer', 'Panduan pasang'],
    still(
      async () => [
        place(slab(await gallery('senja', ['#e8842f', '#f0b37a', '#d8714f', '#8a4a6b'])), {
          at: [-0.45, 0, 0],
          turn: 20,
        }),
        place(
          slab(await gallery('senja2', ['#f2b134', '#c8795a', '#5b4a8a', '#e6c88f']), { frame: '#d9d9d6' }),
          { at: [0.65, 0, -0.25], turn: -16 },
        ),
      ],
      backdrops.clay,
      { pitch: 9, target: [0.1, 0.95, 0], lens: 18.48 },
    ),
    {
      enable_variations: 1,
      product_variety: [{ variation_name: 'Versi', list_options: ['Ponsel', 'Komputer', 'Lengkap'] }],
      price_variety: [
        { options: ['Ponsel'], price: 85000, stock: 500 },
        { options: ['Komputer'], price: 95000, stock: 500 },
        { options: ['Lengkap'], price: 120000, discount_price: 99000, stock: 500 },
      ],
      status_promo: 1,
      enable_discount_pricing: 1,
      discount_start_date: '-1d',
      discount_end_date: '+20d',
    },
  ),
  digital(
    'kuas-digital-canting',
    'Kuas Digital Canting (24 Kuas)',
    'preset',
    90000,
    'Kuas yang meniru garis malam: cecek, klowong, tembok, dan retak.',
    ['Untuk aplikasi gambar tablet', '24 kuas, 6 tekstur kain'],
    still(
      async () => [
        place(slab(await drawingApp('face'), { w: 1.15, h: 0.8, lean: -30 }), {
          turn: -16,
          at: [0, -0.08, 0],
        }),
        place(pen('#d9b56a'), { at: [-0.7, 0.02, 0.95], turn: -30 }),
      ],
      backdrops.dusk,
      { pitch: 18, target: [0, 0.52, 0], lens: 18.48 },
    ),
  ),
  digital(
    'templat-undangan-digital',
    'Templat Undangan Digital',
    'templat',
    55000,
    'Enam rancangan undangan yang bisa diubah sendiri di ponsel.',
    ['Tautan templat', 'Panduan mengganti nama'],
    still(
      async () => [
        place(slab(await invitation('#7b1f24', '#f7e8d0', '#d9893b'), { w: 0.55, h: 0.78 }), {
          at: [-0.5, 0, 0],
          turn: 16,
        }),
        place(
          slab(await invitation('#f7efe0', '#2f4a6b', '#b08a4a'), { w: 0.55, h: 0.78, frame: '#d9d9d6' }),
          { at: [0.7, 0, -0.2], turn: -18 },
        ),
      ],
      backdrops.mustard,
      { pitch: 9, target: [0.1, 0.8, 0], lens: 17.36 },
    ),
  ),
  digital(
    'templat-rencana-usaha',
    'Templat Rencana Usaha Kecil',
    'templat',
    65000,
    'Pesanan, stok, kas dan jadwal unggahan dalam satu papan.',
    ['Tautan templat', 'Video 20 menit'],
    still(
      async () => [place(laptop(await planner(), { colour: '#d8d3cb' }), { turn: -16 })],
      backdrops.cream,
      { pitch: 16, target: [0, 0.68, -0.3], lens: 21.28 },
    ),
    sale(49000),
  ),
  digital(
    'kalender-dinding-gratis',
    'Kalender Dinding Siap Cetak',
    'templat',
    0,
    'Dua belas pemandangan Indonesia, gratis untuk dicetak sendiri.',
    ['PDF ukuran A3', 'Hari libur nasional'],
    still(async () => [place(sheet(await calendar()), { turn: 14 })], backdrops.sage, {
      pitch: 8,
      target: [0, 0.92, 0],
      lens: 17.92,
    }),
  ),
  digital(
    'huruf-kawung-sans',
    'Huruf Kawung Sans',
    'preset',
    150000,
    'Keluarga huruf dengan lengkung buah kawung, empat ketebalan.',
    ['OTF dan WOFF2', 'Lisensi satu usaha'],
    ebook(
      {
        title: 'Kawung Sans',
        author: 'Empat ketebalan',
        ground: '#1d2f57',
        ink: '#f3f7fc',
        accent: '#f2b134',
        art: arts.type('#f2b134'),
      },
      '#14213d',
      'mist',
      20,
    ),
  ),
  digital(
    'musik-latar-gamelan',
    'Paket Musik Latar Gamelan',
    'audio',
    135000,
    'Lima belas musik latar bebas royalti dengan gamelan dan gitar.',
    ['WAV dan MP3', 'Lisensi video daring'],
    still(
      async () => [
        place(
          book(
            await cover({
              title: 'Gamelan Senja',
              author: '15 musik latar',
              ground: '#4d2a5e',
              ink: '#f6e3f5',
              accent: '#f2b134',
              art: arts.notes('#e6c173'),
            }),
            { spine: '#34193f', w: 0.6, h: 0.86, d: 0.06 },
          ),
          { at: [-0.55, 0, -0.3], turn: 20 },
        ),
        place(headphones({ accent: { colour: [0.8, 0.5, 0.15], metal: true, rough: 0.2, gloss: 0.9 } }), {
          at: [0.7, 0, 0.2],
          turn: -20,
          scale: 0.75,
        }),
      ],
      backdrops.blush,
      { pitch: 10, target: [0.1, 0.82, 0], lens: 19.04 },
    ),
  ),
  digital(
    'lokakarya-rekaman-ilustrasi',
    'Rekaman Lokakarya Ilustrasi',
    'kelas',
    199000,
    'Rekaman lokakarya dua hari: dari sketsa sampai cetak.',
    ['6 jam video', 'Berkas latihan'],
    still(
      async () => [place(laptop(await drawingApp('bird'), { colour: '#3a3c42' }), { turn: 20 })],
      backdrops.stone,
      { pitch: 16, target: [0, 0.68, -0.3], lens: 21.28 },
    ),
    { stock: 0 },
  ),
];
