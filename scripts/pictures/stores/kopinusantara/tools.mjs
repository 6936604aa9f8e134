import { dripper, server } from '../../coffee/brewers/pour-over.mjs';
import { frenchPress } from '../../coffee/brewers/french-press.mjs';
import { grinder } from '../../coffee/brewers/grinder.mjs';
import { kettle } from '../../coffee/brewers/kettle.mjs';
import { mokaPot } from '../../coffee/brewers/moka-pot.mjs';
import { scale } from '../../coffee/brewers/scale.mjs';
import { box } from '../../coffee/packs/box.mjs';
import { jar } from '../../coffee/packs/jar.mjs';
import { tumbler } from '../../coffee/packs/tumbler.mjs';
import { branch, circle, kawungBand, mountains, rect } from '../../coffee/labels/pieces.mjs';
import { cup } from '../../coffee/vessels.mjs';
import { bean, heap, scatter, spoon } from '../../props/small.mjs';
import { metal, satin, wood } from '../../render/materials.mjs';
import { place } from '../../render/scene.mjs';
import { texture } from '../../render/texture.mjs';
import { text } from '../../type/text.mjs';
import { backdrops } from '../shared/backdrops.mjs';
import { p, ul } from '../shared/html.mjs';
import { still } from '../shared/still.mjs';

const tool = (key, nama, harga, berat, stock, description, picture, extra = {}) => ({
  key,
  slug: key,
  nama,
  category: 'barang',
  category_key: 'alat-seduh',
  harga,
  berat,
  stock,
  description,
  picture,
  product_condition: 'new',
  ...extra,
});

const mountainWrap = () =>
  texture(
    rect(0, 0, 1200, 520, '#efe4d2') +
      circle(600, 210, 90, '#d98e3f') +
      mountains(100, 220, 1000, 300, ['#b9a78a', '#7d8f78', '#3f5d4f', '#1f3b34'], 'wrap'),
    1200,
    520,
  );

export const tools = [
  tool(
    'dripper-v60-keramik-merah',
    'Dripper V60 Keramik 02 Merah Bata',
    168000,
    550,
    22,
    p(
      'Dripper kerucut 60 derajat dari keramik Plered, glasir merah bata. Menyimpan panas dengan baik dan mudah dibersihkan.',
    ) + ul('Untuk 1 - 4 cangkir', 'Memakai kertas saring V60 ukuran 02'),
    still(
      () => [
        place(server(), { turn: -24 }),
        place(dripper({ colour: '#b5472f' }), { at: [0, 0.76, 0], turn: -24 }),
      ],
      backdrops.cream,
      { target: [0.06, 0.92, 0], lens: 17 },
    ),
  ),
  tool(
    'dripper-v60-keramik-putih',
    'Dripper V60 Keramik 01 Putih',
    142000,
    450,
    31,
    p('Versi kecil untuk seduhan satu sampai dua cangkir. Glasir putih susu, garis spiral di dalam.') +
      ul('Untuk 1 - 2 cangkir', 'Kertas saring V60 ukuran 01'),
    still(
      () => [
        place(cup({ colour: '#2f4a3d', shape: 'mug', drink: '#2a140a' }), { turn: -40, scale: 0.92 }),
        place(dripper({ colour: '#f7f3ec' }), { at: [0, 0.72, 0], turn: 18, scale: 0.92 }),
      ],
      backdrops.forest,
      { target: [0.05, 0.85, 0], lens: 16.5 },
    ),
    {
      status_promo: 1,
      enable_discount_pricing: 1,
      discount_price: 119000,
      discount_start_date: '-1d',
      discount_end_date: '+30d',
    },
  ),
  tool(
    'server-kaca-600ml',
    'Server Kaca Borosilikat 600 ml',
    135000,
    480,
    27,
    p('Kaca borosilikat tahan panas dengan gagang tidak panas. Skala tercetak sampai 600 ml.'),
    still(() => [place(server({ level: 0.55 }), { turn: -30, scale: 1.3 })], backdrops.mist, {
      target: [0.15, 0.66, 0],
      lens: 16.5,
    }),
  ),
  tool(
    'ketel-leher-angsa-baja',
    'Ketel Leher Angsa 900 ml Baja',
    289000,
    900,
    16,
    p('Aliran air kecil dan terkendali untuk seduh tuang. Baja tahan karat 304, kenop kayu jati.') +
      ul('Isi 900 ml', 'Bisa untuk kompor gas dan induksi'),
    still(() => [place(kettle(), { at: [0.12, 0, 0], turn: -14 })], backdrops.sage, {
      target: [0, 0.68, 0],
      lens: 21,
    }),
  ),
  tool(
    'ketel-leher-angsa-hitam',
    'Ketel Leher Angsa 900 ml Hitam Doff',
    315000,
    900,
    9,
    p('Ketel leher angsa dengan lapisan hitam doff dan gagang kayu. Termometer dapat dipasang di tutupnya.') +
      ul('Isi 900 ml', 'Tidak untuk mesin pencuci piring'),
    still(
      () => [
        place(kettle({ body: satin('#2b2a2c'), grip: wood('#a06a3a') }), { at: [-0.1, 0, 0], turn: 168 }),
      ],
      backdrops.sand,
      { target: [0, 0.68, 0], lens: 21 },
    ),
  ),
  tool(
    'ketel-tembaga',
    'Ketel Leher Angsa Tembaga Cepogo',
    540000,
    1100,
    5,
    p(
      'Ditempa perajin tembaga Cepogo, Boyolali. Setiap ketel sedikit berbeda; warnanya makin dalam seiring waktu.',
    ) + ul('Isi 1 liter', 'Dibuat setelah dipesan'),
    still(
      () => [
        place(kettle({ body: metal('#c9794f', 0.16), grip: wood('#6b4226'), knob: metal('#c9794f', 0.16) }), {
          at: [0.12, 0, 0],
          turn: -22,
        }),
      ],
      backdrops.night,
      { target: [0, 0.68, 0], lens: 21 },
    ),
    { pre_order: 1, pre_order_time: 14 },
  ),
  tool(
    'penggiling-tangan-hitam',
    'Penggiling Tangan Burr Baja 38 mm',
    445000,
    700,
    14,
    p('Mata giling baja kerucut 38 mm dengan dua bantalan, setelan klik dari espresso sampai tubruk.') +
      ul('Isi 25 gram', 'Satu dosis V60 sekitar 35 detik'),
    still(
      () => [
        place(grinder(), { at: [-0.15, 0, 0], turn: 26 }),
        ...scatter(() => bean(), 22, { at: [0.6, 0.7], spread: 0.6, seed: 8 }),
      ],
      backdrops.stone,
      { target: [0.1, 1.0, 0], lens: 18 },
    ),
  ),
  tool(
    'penggiling-tangan-perunggu',
    'Penggiling Tangan Perunggu Edisi Jati',
    525000,
    720,
    0,
    p('Badan perunggu dengan tuas kayu jati tua. Setelan sama presisinya, penampilannya untuk dipajang.'),
    still(
      () => [
        place(grinder({ colour: '#a9743c', knob: '#6b4226' }), { at: [0.12, 0, 0], turn: -150 }),
        ...scatter(() => bean('#3a2014'), 18, { at: [0.55, 0.75], spread: 0.5, seed: 9 }),
      ],
      backdrops.cocoa,
      { target: [-0.05, 1.0, 0], lens: 18 },
    ),
  ),
  tool(
    'french-press-emas',
    'French Press 600 ml Emas',
    198000,
    850,
    19,
    p('Cara termudah untuk kopi bertubuh penuh. Saringan baja dua lapis, kaca tebal tahan panas.') +
      ul('600 ml, empat cangkir'),
    still(
      () => [
        place(frenchPress(), { turn: -28 }),
        place(cup({ colour: '#efe4d2', shape: 'bowl', handle: false }), { at: [1.05, 0, 0.6], scale: 0.62 }),
      ],
      backdrops.clay,
      { target: [0.25, 0.98, 0], lens: 18.5 },
    ),
  ),
  tool(
    'french-press-baja',
    'French Press 600 ml Baja',
    178000,
    850,
    24,
    p('French press yang sama dengan rangka baja. Tenang, kuat, mudah dibongkar untuk dicuci.'),
    still(
      () => [
        place(frenchPress({ frame: metal('#d4d4d2', 0.15), knob: wood('#8f5c33') }), { turn: 152 }),
        ...scatter(() => bean(), 12, { at: [0.8, 0.7], spread: 0.45, seed: 6 }),
      ],
      backdrops.dusk,
      { target: [-0.1, 0.98, 0], lens: 18 },
    ),
  ),
  tool(
    'moka-pot-3-cangkir',
    'Moka Pot Aluminium 3 Cangkir',
    185000,
    600,
    33,
    p('Kopi pekat seperti espresso dari kompor dapur. Delapan sisi, gagang tidak panas.') +
      ul('150 ml', 'Untuk kompor gas'),
    still(
      () => [
        place(mokaPot(), { turn: -28 }),
        place(cup({ colour: '#b5472f', shape: 'espresso' }), { at: [1.0, 0, 0.55], turn: -30, scale: 0.95 }),
      ],
      backdrops.mustard,
      { target: [0.24, 0.85, 0], lens: 19 },
    ),
    {
      enable_wholesale_price: 1,
      wholesale_prices: [
        { min_product: 3, max_product: 9, price: 172000 },
        { min_product: 10, max_product: null, price: 158000 },
      ],
    },
  ),
  tool(
    'timbangan-seduh-digital',
    'Timbangan Seduh Digital dengan Pewaktu',
    259000,
    520,
    21,
    p(
      'Ketelitian 0,1 gram sampai 2 kilogram, pewaktu mulai sendiri saat air dituang. Diisi daya lewat USB-C.',
    ),
    still(
      () => [
        place(scale(), { turn: -16 }),
        place(server({ level: 0.4 }), { at: [0, 0.22, -0.08], turn: -34, scale: 0.85 }),
      ],
      backdrops.stone,
      { pitch: 22, target: [0.05, 0.5, 0], lens: 16.5 },
    ),
  ),
  tool(
    'kertas-saring-v60-100',
    'Kertas Saring V60 02 Isi 100',
    42000,
    160,
    180,
    p('Kertas tanpa pemutih, rasa kertas hampir tidak ada setelah dibilas. Isi 100 lembar.'),
    still(
      async () => [
        place(
          box(
            await texture(
              rect(0, 0, 700, 900, '#efe4d2') +
                kawungBand(0, 660, 700, 240, 80, '#b98a5a', '#c9a06f') +
                `<path d="M140 200 H560 L380 560 H320 Z" fill="#d8c3a0" stroke="#4a2a1c" stroke-width="6"/>` +
                text('KERTAS SARING', 350, 130, {
                  font: 'narrow',
                  size: 96,
                  anchor: 'middle',
                  fill: '#4a2a1c',
                  fit: 600,
                }) +
                text('V60 • 02 • 100 LEMBAR', 350, 625, {
                  font: 'sans-bold',
                  size: 36,
                  anchor: 'middle',
                  fill: '#4a2a1c',
                  fit: 560,
                }),
              700,
              900,
            ),
            { side: '#d9c5a3', w: 0.62, h: 0.72, d: 0.2 },
          ),
          { at: [-0.15, 0, 0], turn: 24 },
        ),
        place(dripper({ colour: '#2f4a3d' }), { at: [0.98, -0.2, 0.45], turn: -30, scale: 0.9 }),
      ],
      backdrops.sage,
      { target: [0.3, 0.66, 0], lens: 19 },
    ),
    { is_limit: 1, buy_limit: 10 },
  ),
  tool(
    'mug-enamel-gunung',
    'Mug Enamel Gunung 350 ml',
    68000,
    260,
    54,
    p('Mug enamel dengan gambar pegunungan yang mengelilingi. Ringan, tidak pecah, teman berkemah.'),
    still(
      async () => [
        place(cup({ colour: '#efe4d2', shape: 'mug', map: await mountainWrap(), inside: '#f7f0e2' }), {
          turn: -18,
          scale: 1.35,
        }),
        ...scatter(() => bean(), 10, { at: [-0.7, 0.8], spread: 0.35, seed: 4 }),
      ],
      backdrops.sage,
      { target: [0.15, 0.68, 0], lens: 14.5 },
    ),
    {
      enable_wholesale_price: 1,
      wholesale_prices: [
        { min_product: 6, max_product: 23, price: 61000 },
        { min_product: 24, max_product: null, price: 54000 },
      ],
    },
  ),
  tool(
    'cangkir-latte-tembikar',
    'Cangkir Latte Tembikar Kasongan',
    95000,
    420,
    28,
    p('Dibakar dua kali di Kasongan, Yogyakarta. Warna dan bintik setiap cangkir berbeda.') +
      ul('240 ml', 'Dengan tatakan'),
    still(
      () => [
        place(cup({ colour: '#6f8f86', shape: 'tulip', latte: true, saucer: '#6f8f86' }), {
          turn: -28,
          scale: 1.45,
        }),
        place(spoon(metal('#cfa36a', 0.2), 1.1), { at: [-0.9, 0.1, 0.95], turn: 20 }),
      ],
      backdrops.blush,
      { pitch: 26, target: [0.05, 0.5, 0.1], lens: 17.5 },
    ),
  ),
  tool(
    'tumbler-kawung-450ml',
    'Tumbler Kawung 450 ml',
    159000,
    380,
    46,
    p('Tumbler baja dua dinding dengan motif kawung. Panas enam jam, dingin dua belas jam.') +
      ul('450 ml', 'Tutup anti tumpah'),
    still(
      async () => [
        place(
          tumbler(
            await texture(
              rect(0, 0, 1100, 640, '#243a5e') + kawungBand(0, 120, 1100, 400, 100, '#d9b56a', '#243a5e'),
              1100,
              640,
            ),
            { colour: '#243a5e' },
          ),
          { turn: 8 },
        ),
      ],
      backdrops.mist,
      { target: [0, 0.97, 0], lens: 15.5 },
    ),
    {
      status_promo: 1,
      enable_discount_pricing: 1,
      discount_price: 129000,
      discount_start_date: '-2d',
      discount_end_date: '+21d',
    },
  ),
  tool(
    'toples-kedap-kopi',
    'Toples Kedap Kopi 500 gram',
    88000,
    620,
    37,
    p('Kaca tebal dengan tutup kayu akasia dan karet silikon. Biji tetap harum berminggu-minggu.'),
    still(
      async () => [
        jar(
          await texture(
            rect(0, 0, 700, 400, '#f4ead6') +
              rect(18, 18, 664, 364, 'none', 'stroke="#2a1a10" stroke-width="6"') +
              `<g transform="translate(130 330)">${branch(220, { stem: '#2a1a10' }, 3)}</g>` +
              text('KOPI', 430, 210, { font: 'serif-black', size: 140, anchor: 'middle', fill: '#2a1a10' }) +
              text('simpan rapat', 430, 290, {
                font: 'serif-italic',
                size: 52,
                anchor: 'middle',
                fill: '#a8442a',
              }),
            700,
            400,
          ),
          {
            r: 0.62,
            h: 1.35,
            level: 1.0,
            content: { colour: [0.07, 0.03, 0.015], rough: 0.4 },
            label: [0.3, 0.85],
            arc: 0.36,
          },
        ),
        ...heap(() => bean('#3f2416', 0.08), { at: [0, 0.98, 0], radius: 0.5, rise: 0.08, count: 70 }),
        ...scatter(() => bean(), 14, { at: [0.85, 0.7], spread: 0.4, seed: 12 }),
      ],
      backdrops.cream,
      { target: [0.08, 0.78, 0], lens: 16 },
    ),
  ),
];
