import { arts, cover } from '../../studio/screens.mjs';
import { book } from '../../studio/paper.mjs';
import { pen, pencils } from '../../studio/desk.mjs';
import { box } from '../../coffee/packs/box.mjs';
import { circle, kawungBand, rect } from '../../coffee/labels/pieces.mjs';
import { place } from '../../render/scene.mjs';
import { texture } from '../../render/texture.mjs';
import { text } from '../../type/text.mjs';
import { backdrops } from '../shared/backdrops.mjs';
import { buildStore } from '../shared/build.mjs';
import { p, ul } from '../shared/html.mjs';
import { paymentAccounts } from '../shared/payments.mjs';
import { still } from '../shared/still.mjs';

/** An eight-pointed star pattern for covers. */
const stars = (colour, ground) =>
  `<pattern id="st" width="132" height="132" patternUnits="userSpaceOnUse"><rect width="132" height="132" fill="${ground}"/><g transform="translate(66 66)" fill="none" stroke="${colour}" stroke-width="6"><rect x="-40" y="-40" width="80" height="80"/><rect x="-40" y="-40" width="80" height="80" transform="rotate(45)"/></g></pattern>` +
  rect(0, 420, 660, 400, 'url(#st)');
const item = (key, nama, harga, berat, stock, story, facts, picture, extra = {}) => ({
  key,
  slug: key,
  nama,
  category: 'barang',
  category_key: 'buku',
  harga,
  berat,
  stock,
  description: p(story) + ul(...facts),
  picture,
  ...extra,
});
const volume = (options, spine, backdrop, turn, extras = () => []) =>
  still(
    async () => [
      place(book(await cover({ author: 'Tahseel Sahabat Ilmu', ...options }), { spine, d: 0.16 }), {
        at: [-0.1, 0, 0],
        turn,
      }),
      ...extras(),
    ],
    backdrops[backdrop],
    { pitch: 9, target: [0.1, 0.92, 0], lens: 17.5 },
  );

export const tahseel = buildStore({
  store: {
    username: 'tahseelsahabatilmu',
    nama_toko: 'Tahseel Sahabat Ilmu',
    alamat: 'Jl. Ijen No. 30, Klojen, Kota Malang 65119',
    bio: 'Buku pelajaran bahasa Arab dan Al-Qur’an untuk keluarga.',
    wa: '081233440055',
    wa_prefix: 'Assalamualaikum, saya ingin bertanya',
    instagram: 'instagram.com/tahseel.demo',
    email: 'halo@tahseel.test',
    theme_onlinestore: null,
    path_theme: 'default_1',
    subscription_status: 'pro',
    show_logo: 1,
    is_valid: true,
    is_active: true,
    origin: '35.73.02',
    owner: { name: 'Ustaz Hamzah', username: 'hamzah-tahseel', email: 'hamzah@tahseel.test' },
  },
  goods: { show_dropshipper: 1, show_reseller: 1 },
  logo: async () => ({
    svg: `${rect(0, 0, 400, 400, '#f3efe2')}${circle(200, 200, 176, '#12504a')}<path d="M200 250 C160 222 110 220 78 232 V132 C110 120 160 122 200 150 C240 122 290 120 322 132 V232 C290 220 240 222 200 250Z" fill="#f3efe2"/><path d="M200 150 V250" stroke="#12504a" stroke-width="5"/>${[168, 190, 212].map((y) => `<path d="M100 ${y} Q150 ${y - 10} 186 ${y + 14} M300 ${y} Q250 ${y - 10} 214 ${y + 14}" stroke="#c9a227" stroke-width="4" fill="none"/>`).join('')}${text('TAHSEEL', 200, 312, { font: 'serif-black', size: 44, anchor: 'middle', fill: '#f3efe2' })}`,
  }),
  categories: [
    { key: 'buku', nama: 'Buku', color: '#12504a' },
    { key: 'permainan', nama: 'Permainan Belajar', color: '#c9a227' },
  ],
  products: [
    item(
      'bahasa-arab-jilid-1',
      'Bahasa Arab untuk Keluarga Jilid 1',
      78000,
      420,
      90,
      'Percakapan di rumah, pasar dan sekolah, dengan gambar dan rekaman.',
      ['144 halaman', 'Tautan rekaman'],
      volume(
        {
          title: 'Bahasa Arab Jilid 1',
          ground: '#12504a',
          ink: '#f3efe2',
          accent: '#c9a227',
          art: stars('#c9a227', '#12504a'),
        },
        '#0c3733',
        'sand',
        20,
      ),
    ),
    item(
      'bahasa-arab-jilid-2',
      'Bahasa Arab untuk Keluarga Jilid 2',
      82000,
      440,
      64,
      'Lanjutan jilid pertama: perjalanan, cuaca dan surat.',
      ['156 halaman'],
      volume(
        {
          title: 'Bahasa Arab Jilid 2',
          ground: '#7b2a2a',
          ink: '#f6e7cf',
          accent: '#e0b264',
          art: stars('#e0b264', '#7b2a2a'),
        },
        '#521a1a',
        'sage',
        -20,
      ),
    ),
    item(
      'tajwid-bergambar',
      'Tajwid Bergambar',
      65000,
      380,
      120,
      'Hukum bacaan dalam bagan warna, mudah diingat anak.',
      ['112 halaman penuh warna'],
      volume(
        {
          title: 'Tajwid Bergambar',
          ground: '#f6efdc',
          ink: '#1d3b6b',
          accent: '#d8603a',
          art: arts.wheel(),
        },
        '#d9cbb0',
        'dusk',
        18,
        () => [place(pencils({ cup: '#1d3b6b' }), { at: [1.02, 0, 0.2], scale: 0.7 })],
      ),
      {
        status_promo: 1,
        enable_discount_pricing: 1,
        discount_price: 52000,
        discount_start_date: '-2d',
        discount_end_date: '+45d',
      },
    ),
    item(
      'buku-tulis-khat',
      'Buku Latihan Khat Naskhi',
      38000,
      260,
      140,
      'Latihan menulis huruf dengan garis bantu.',
      ['80 halaman', 'Kertas tebal'],
      volume(
        {
          title: 'Latihan Khat',
          ground: '#1d2f57',
          ink: '#f3f7fc',
          accent: '#e6c173',
          art: arts.grid('#e6c173', '#7ea0d0', '#35507d'),
        },
        '#14213d',
        'cream',
        -22,
        () => [place(pen('#1d2f57'), { at: [0.9, 0, 0.75], turn: 30 })],
      ),
      {
        enable_wholesale_price: 1,
        wholesale_prices: [
          { min_product: 10, max_product: 49, price: 33000 },
          { min_product: 50, max_product: null, price: 29000 },
        ],
      },
    ),
    item(
      'kisah-sahabat-cilik',
      'Kisah Sahabat untuk Anak',
      72000,
      460,
      0,
      'Dua puluh kisah pendek sebelum tidur.',
      ['Ilustrasi setiap halaman'],
      volume(
        {
          title: 'Kisah Sahabat',
          ground: '#e9c46a',
          ink: '#3a2416',
          accent: '#8f1f22',
          art: arts.hills('#f3c7a0', '#fbe9c4', 'sahabat'),
        },
        '#b8933f',
        'mist',
        20,
      ),
    ),
    item(
      'kartu-kosakata-100',
      'Kartu Kosakata 100 Gambar',
      58000,
      480,
      75,
      'Seratus kartu bergambar dengan tulisan Arab dan Indonesia.',
      ['Kotak tebal', 'Cara bermain untuk 2 - 6 anak'],
      still(
        async () => [
          place(
            box(
              await texture(
                rect(0, 0, 600, 800, '#d8603a') +
                  kawungBand(0, 560, 600, 240, 80, '#f7d9a0', '#c2502e') +
                  ['#f2c230', '#5fae86', '#3f6fae', '#f3efe2']
                    .map((c, i) =>
                      rect(70 + (i % 2) * 240, 60 + Math.floor(i / 2) * 150, 220, 130, c, 'rx="16"'),
                    )
                    .join('') +
                  text('KARTU', 300, 450, {
                    font: 'sans-black',
                    size: 110,
                    anchor: 'middle',
                    fill: '#fff6e3',
                  }) +
                  text('kosakata', 300, 525, { font: 'script', size: 72, anchor: 'middle', fill: '#fff6e3' }),
                600,
                800,
              ),
              { side: '#b54a28', w: 0.6, h: 0.8, d: 0.24 },
            ),
            { turn: 22 },
          ),
        ],
        backdrops.blush,
        { target: [0, 0.78, 0], lens: 16.5 },
      ),
      { category_key: 'permainan' },
    ),
  ],
  vouchers: [{ code: 'SANTRI10', type: 'percentage', voucher_value: 10, quota: 200 }],
  payment_accounts: paymentAccounts('Hamzah', '9081145', '081233440055'),
  couriers: ['jne', 'pos', 'jnt'],
  resellers: [],
  reviews: [
    [5, 'Anak saya jadi senang belajar.'],
    [5, 'Cetakannya jelas, kertasnya tebal.'],
    [4, 'Bagus, semoga segera ada jilid tiga.'],
  ],
});
