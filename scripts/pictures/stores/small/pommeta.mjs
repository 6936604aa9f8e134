import { bottle } from '../../coffee/packs/bottle.mjs';
import { box } from '../../coffee/packs/box.mjs';
import { jar } from '../../coffee/packs/jar.mjs';
import { tin } from '../../coffee/packs/tin.mjs';
import { circle, leaf, rect } from '../../coffee/labels/pieces.mjs';
import { leaf as fallen, scatter } from '../../props/small.mjs';
import { glossy, grainy, metal, satin, wood } from '../../render/materials.mjs';
import { place } from '../../render/scene.mjs';
import { texture } from '../../render/texture.mjs';
import { text } from '../../type/text.mjs';
import { backdrops } from '../shared/backdrops.mjs';
import { buildStore } from '../shared/build.mjs';
import { p, ul } from '../shared/html.mjs';
import { paymentAccounts } from '../shared/payments.mjs';
import { still } from '../shared/still.mjs';

const sprig = (x, y, s, colour) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${[-150, -115, -80, -45, -10].map((a) => `<g transform="rotate(${a})">${leaf(120, colour, '#ffffff')}</g>`).join('')}</g>`;
const label = (name, sub, ink, ground = '#fbf8f1') =>
  texture(
    rect(0, 0, 700, 480, ground) +
      rect(0, 0, 700, 26, ink) +
      sprig(350, 190, 0.95, ink) +
      text(name, 350, 305, { font: 'serif-black', size: 84, anchor: 'middle', fill: ink, fit: 620 }) +
      text(sub, 350, 372, { font: 'sans', size: 36, spacing: 2, anchor: 'middle', fill: ink, fit: 600 }) +
      text('POMMETA', 350, 445, { font: 'sans-bold', size: 30, spacing: 10, anchor: 'middle', fill: ink }),
    700,
    480,
  );
const item = (key, nama, harga, berat, stock, story, facts, picture, extra = {}) => ({
  key,
  slug: key,
  nama,
  category: 'barang',
  category_key: 'perawatan',
  harga,
  berat,
  stock,
  description: p(story) + ul(...facts),
  picture,
  ...extra,
});
const leaves = (seed) =>
  scatter(() => fallen('#6f8f55', 0.34), 6, { at: [0.5, 0.85], spread: 0.5, height: 0.02, seed });

export const pommeta = buildStore({
  store: {
    username: 'pommeta',
    nama_toko: 'Pommeta',
    alamat: 'Jl. Tebet Barat Dalam No. 9, Jakarta Selatan 12810',
    bio: 'Perawatan diri dari apel, zaitun dan rempah. Dijual lewat para wakil di kota Anda.',
    wa: '081511203344',
    wa_prefix: 'Halo Pommeta,',
    instagram: 'instagram.com/pommeta.demo',
    email: 'halo@pommeta.test',
    theme_onlinestore: 2,
    path_theme: 'default_3',
    subscription_status: 'pro',
    show_logo: 1,
    is_valid: true,
    is_active: true,
    origin: '31.74.01',
    owner: { name: 'Meta Larasati', username: 'meta-larasati', email: 'meta@pommeta.test' },
  },
  goods: { show_dropshipper: 1, show_reseller: 1 },
  logo: async () => ({
    svg: `${rect(0, 0, 400, 400, '#eef3e4')}${circle(200, 190, 120, '#b5323a')}<path d="M200 90 C190 60 205 40 220 34" stroke="#5a3a22" stroke-width="12" fill="none" stroke-linecap="round"/><g transform="translate(212 82) rotate(-24)">${leaf(96, '#5f8a4a', '#dfeccd')}</g><ellipse cx="158" cy="150" rx="22" ry="36" transform="rotate(28 158 150)" fill="#fff" opacity=".45"/>${text('pommeta', 200, 368, { font: 'serif-black', size: 62, anchor: 'middle', fill: '#7a1f28' })}`,
  }),
  categories: [
    { key: 'perawatan', nama: 'Perawatan', color: '#b5323a' },
    { key: 'paket', nama: 'Paket Hemat', color: '#5f8a4a' },
  ],
  products: [
    item(
      'sabun-apel-zaitun',
      'Sabun Batang Apel Zaitun',
      35000,
      130,
      160,
      'Sabun dingin dari minyak zaitun dan sari apel, busanya lembut.',
      ['100 gram', 'Tanpa deterjen'],
      still(
        async () => [
          place(
            box(await label('Apel Zaitun', 'SABUN BATANG', '#8f2a32'), {
              side: '#f0e6d2',
              w: 0.75,
              h: 0.5,
              d: 0.3,
            }),
            { turn: 20 },
          ),
          ...leaves(2),
        ],
        backdrops.blush,
        { target: [0.05, 0.45, 0], lens: 16 },
      ),
      {
        enable_wholesale_price: 1,
        wholesale_prices: [
          { min_product: 6, max_product: 23, price: 31000 },
          { min_product: 24, max_product: null, price: 27500 },
        ],
      },
    ),
    item(
      'minyak-rambut-kemiri',
      'Minyak Rambut Kemiri',
      68000,
      220,
      75,
      'Kemiri, cengkih dan sedikit mint untuk kulit kepala.',
      ['100 ml', 'Pakai semalam, bilas pagi'],
      still(
        async () => [
          place(
            bottle(await label('Kemiri', 'MINYAK RAMBUT', '#3b5a2f'), {
              drink: '#b5842a',
              r: 0.42,
              h: 1.7,
              level: 1.25,
              label: [0.28, 0.92],
              arc: 0.42,
              cap: wood('#8f5c33'),
            }),
            { at: [-0.1, 0, 0] },
          ),
          ...leaves(4),
        ],
        backdrops.sage,
        { target: [0.1, 0.82, 0], lens: 17 },
      ),
    ),
    item(
      'lulur-rempah',
      'Lulur Rempah Bengkoang',
      55000,
      300,
      88,
      'Lulur bubuk bengkoang, beras dan kunyit.',
      ['200 gram', 'Campur air mawar'],
      still(
        async () => [
          place(
            jar(await label('Lulur', 'REMPAH BENGKOANG', '#a86a1c'), {
              content: grainy('#d9b36a', { size: 40 }),
              r: 0.55,
              h: 1.0,
              level: 0.8,
              label: [0.16, 0.66],
              arc: 0.36,
            }),
            { at: [-0.1, 0, 0] },
          ),
          ...leaves(6),
        ],
        backdrops.sand,
        { target: [0.1, 0.55, 0], lens: 15.5 },
      ),
    ),
    item(
      'balsem-aromaterapi',
      'Balsem Aromaterapi',
      28000,
      70,
      210,
      'Balsem hangat serai wangi, muat di saku.',
      ['30 gram'],
      still(
        async () => [
          place(
            tin(await label('Balsem', 'SERAI WANGI', '#2f5a5a', '#eaf2ee'), {
              colour: '#eaf2ee',
              r: 0.6,
              h: 0.5,
              lid: metal('#d8d8d4', 0.2),
              arc: 0.45,
            }),
            { at: [-0.1, 0, 0] },
          ),
          ...leaves(8),
        ],
        backdrops.mist,
        { pitch: 18, target: [0.1, 0.34, 0], lens: 15 },
      ),
    ),
    item(
      'madu-apel-pommeta',
      'Cuka Apel Madu',
      89000,
      650,
      42,
      'Cuka apel malang yang dilunakkan madu. Satu sendok dalam air hangat.',
      ['350 ml', 'Dengan induk cuka'],
      still(
        async () => [
          place(
            bottle(await label('Cuka Apel', 'DENGAN MADU', '#8a5a12', '#fdf5e0'), {
              drink: '#c98a2a',
              r: 0.46,
              h: 2.0,
              cap: satin('#b5323a'),
              label: [0.42, 1.1],
              arc: 0.4,
            }),
            { at: [-0.1, 0, 0] },
          ),
          ...leaves(3),
        ],
        backdrops.mustard,
        { target: [0.1, 0.95, 0], lens: 18 },
      ),
      { type_of_weight: 'range', berat_min: 620, berat_max: 680 },
    ),
    item(
      'paket-wakil-pommeta',
      'Paket Wakil Isi Tiga',
      165000,
      620,
      30,
      'Sabun, lulur dan balsem dalam satu kotak, harga khusus lewat wakil.',
      ['Wajib mengisi e-mail wakil'],
      still(
        async () => [
          place(
            box(await label('Paket Wakil', 'ISI TIGA', '#b5323a'), {
              side: '#e8d2c8',
              w: 0.62,
              h: 0.62,
              d: 0.4,
            }),
            { at: [-0.5, 0, -0.3], turn: 18 },
          ),
          place(
            tin(await label('Balsem', 'SERAI WANGI', '#2f5a5a', '#eaf2ee'), {
              colour: '#eaf2ee',
              r: 0.42,
              h: 0.36,
              lid: metal('#d8d8d4', 0.2),
              arc: 0.45,
            }),
            { at: [0.55, 0, 0.55] },
          ),
          place(
            jar(await label('Lulur', 'REMPAH', '#a86a1c'), {
              content: glossy('#d9b36a'),
              r: 0.4,
              h: 0.8,
              level: 0.62,
              label: [0.14, 0.5],
              arc: 0.36,
            }),
            { at: [0.95, 0, -0.2] },
          ),
        ],
        backdrops.cream,
        { target: [0.15, 0.55, 0], lens: 18 },
      ),
      {
        category_key: 'paket',
        status_promo: 1,
        enable_discount_pricing: 1,
        discount_price: 149000,
        discount_start_date: '-2d',
        discount_end_date: '+50d',
      },
    ),
  ],
  vouchers: [{ code: 'WAKIL5', type: 'percentage', voucher_value: 5, quota: 500 }],
  payment_accounts: paymentAccounts('Meta Larasati', '6617720', '081511203344'),
  couriers: ['jne', 'jnt', 'sicepat'],
  resellers: [
    { email: 'wakil.jakarta@pommeta.test', name: 'Wakil Jakarta - Dian' },
    { email: 'wakil.bandung@pommeta.test', name: 'Wakil Bandung - Euis' },
    { email: 'wakil.surabaya@pommeta.test', name: 'Wakil Surabaya - Hendra' },
    { email: 'wakil.medan@pommeta.test', name: 'Wakil Medan - Tiurma' },
    { email: 'wakil.makassar@pommeta.test', name: 'Wakil Makassar - Andi' },
    { email: 'wakil.denpasar@pommeta.test', name: 'Wakil Denpasar - Ni Luh' },
  ],
  reviews: [
    [5, 'Wanginya lembut dan tidak membuat kering.'],
    [4, 'Bagus, botolnya rapi.'],
    [5, 'Sudah langganan lewat wakil Bandung.'],
  ],
});
