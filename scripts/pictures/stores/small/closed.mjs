import { cup } from '../../coffee/vessels.mjs';
import { circle, rect } from '../../coffee/labels/pieces.mjs';
import { plant } from '../../studio/plant.mjs';
import { place } from '../../render/scene.mjs';
import { text } from '../../type/text.mjs';
import { backdrops } from '../shared/backdrops.mjs';
import { buildStore } from '../shared/build.mjs';
import { p } from '../shared/html.mjs';
import { paymentAccounts } from '../shared/payments.mjs';
import { still } from '../shared/still.mjs';

const pot = (key, nama, harga, berat, story, picture) => ({
  key,
  slug: key,
  nama,
  category: 'barang',
  category_key: 'tembikar',
  harga,
  berat,
  stock: 12,
  description: p(story),
  picture,
});

/** A store that is complete but closed for now. */
export const tokotutup = buildStore({
  store: {
    username: 'tokotutup',
    nama_toko: 'Tembikar Pagi',
    alamat: 'Dusun Kajen, Kasihan, Bantul',
    bio: 'Tutup sementara, tungku sedang diperbaiki.',
    wa: '085799001122',
    wa_prefix: 'Halo Tembikar Pagi,',
    theme_onlinestore: null,
    path_theme: 'default_1',
    subscription_status: 'free',
    show_logo: 1,
    is_valid: true,
    is_active: false,
    origin: '34.71.04',
    owner: { name: 'Wahyu Utomo', username: 'wahyu-utomo', email: 'wahyu@tembikarpagi.test' },
  },
  logo: async () => ({
    svg: `${rect(0, 0, 400, 400, '#efe2d2')}${circle(200, 140, 70, '#e0a458')}<path d="M110 190 H290 C290 270 262 320 236 330 H164 C138 320 110 270 110 190Z" fill="#8f4a2f"/><path d="M286 210 C340 200 340 280 268 278" stroke="#8f4a2f" stroke-width="18" fill="none"/>${text('tembikar pagi', 200, 384, { font: 'serif-italic', size: 40, anchor: 'middle', fill: '#5a2c1a' })}`,
  }),
  categories: [{ key: 'tembikar', nama: 'Tembikar', color: '#8f4a2f' }],
  products: [
    pot(
      'cangkir-pagi',
      'Cangkir Pagi',
      65000,
      380,
      'Cangkir putar tangan, glasir hijau lumut.',
      still(
        () => [
          place(cup({ colour: '#7d8f6a', shape: 'mug', inside: '#efe4d2', drink: null }), {
            turn: -25,
            scale: 1.35,
          }),
        ],
        backdrops.cream,
        { target: [0.1, 0.68, 0], lens: 15 },
      ),
    ),
    pot(
      'mangkuk-senja',
      'Mangkuk Senja',
      78000,
      520,
      'Mangkuk sup dengan glasir jingga.',
      still(
        () => [
          place(cup({ colour: '#c8714a', shape: 'bowl', handle: false, drink: null, inside: '#f3e0c4' }), {
            scale: 1.4,
          }),
        ],
        backdrops.dusk,
        { pitch: 20, target: [0, 0.42, 0], lens: 15 },
      ),
    ),
    pot(
      'pot-jendela',
      'Pot Jendela',
      55000,
      900,
      'Pot kecil untuk ambang jendela, lengkap dengan alasnya.',
      still(() => [place(plant({ pot: '#b5653f' }), { scale: 1.2 })], backdrops.sage, {
        target: [0, 0.82, 0],
        lens: 16,
      }),
    ),
  ],
  vouchers: [],
  payment_accounts: paymentAccounts('Wahyu Utomo', '4402881', '085799001122'),
  couriers: ['jne'],
  resellers: [],
});

/** A store whose owner has just registered and not filled in anything yet. */
export const tokobaru = buildStore({
  store: {
    username: 'tokobaru',
    nama_toko: 'Toko Baru',
    subscription_status: 'free',
    is_valid: false,
    is_active: false,
    origin: '35.78.03',
    owner: { name: 'Lestari Ningrum', username: 'lestari-ningrum', email: 'lestari@tokobaru.test' },
  },
  products: [],
});
