import { box } from '../../coffee/packs/box.mjs';
import { sack } from '../../coffee/packs/sack.mjs';
import { bagFronts } from '../../coffee/labels/bag-fronts.mjs';
import { branch, circle, kawungBand, rect } from '../../coffee/labels/pieces.mjs';
import { cup } from '../../coffee/vessels.mjs';
import { bean, heap, scatter } from '../../props/small.mjs';
import { bag } from '../../coffee/bag.mjs';
import { place } from '../../render/scene.mjs';
import { texture } from '../../render/texture.mjs';
import { text } from '../../type/text.mjs';
import { backdrops } from '../shared/backdrops.mjs';
import { p, ul } from '../shared/html.mjs';
import { still } from '../shared/still.mjs';
import { bagScene, palettes } from './scenes.mjs';

const goods = (key, nama, category_key, harga, rest) => ({
  key,
  slug: key,
  nama,
  category: 'barang',
  category_key,
  harga,
  ...rest,
});

/** Grind and size as variations; every kilogram bag in fine grind is out of stock. */
const grindAndSize = (base) => ({
  enable_variations: 1,
  product_variety: [
    { variation_name: 'Gilingan', list_options: ['Biji utuh', 'Kasar', 'Sedang', 'Halus'] },
    { variation_name: 'Isi', list_options: ['200 g', '500 g', '1 kg'] },
  ],
  price_variety: ['Biji utuh', 'Kasar', 'Sedang', 'Halus'].flatMap((grind, g) =>
    [
      ['200 g', 1, 240],
      ['500 g', 2.35, 560],
      ['1 kg', 4.4, 1080],
    ].map(([size, factor, berat], s) => ({
      options: [grind, size],
      price: Math.round((base * factor) / 1000) * 1000,
      stock: size === '1 kg' && grind === 'Halus' ? 0 : 14 + g * 3 - s * 4,
      berat,
    })),
  ),
});

async function boxFront(title, sub, foot, [ground, ink, accent, paper]) {
  return texture(
    rect(0, 0, 700, 900, ground) +
      kawungBand(0, 0, 700, 250, 83, accent, ground) +
      rect(0, 250, 700, 10, paper) +
      circle(350, 270, 120, paper) +
      `<g transform="translate(350 345)">${branch(120, { green: '#5d7b4a', cherry: '#b3372b', stem: ink }, 3)}</g>` +
      text(title, 350, 530, { font: 'serif-black', size: 96, anchor: 'middle', fill: paper, fit: 600 }) +
      text(sub.toUpperCase(), 350, 600, {
        font: 'sans',
        size: 32,
        spacing: 5,
        anchor: 'middle',
        fill: accent,
        fit: 600,
      }) +
      rect(290, 640, 120, 5, accent) +
      text('KOPI NUSANTARA', 350, 760, {
        font: 'sans-bold',
        size: 26,
        spacing: 8,
        anchor: 'middle',
        fill: paper,
      }) +
      text(foot, 350, 815, { font: 'serif-italic', size: 32, anchor: 'middle', fill: paper, fit: 600 }),
    700,
    900,
    1.2,
  );
}

const sachet = async (palette, name, at, turn, seed) => {
  const front = await texture(
    bagFronts.paperLabel({
      name,
      region: 'Sampel gratis',
      notes: 'Satu kali seduh',
      roast: 3,
      weight: '20 g',
      palette,
    }),
    720,
    1100,
  );
  return place(bag(front, { side: palette[0], depth: 0.16, width: 0.62, height: 1.75, seed }), {
    at,
    turn,
    scale: 0.82,
  });
};

export const blends = [
  goods('house-blend-nusantara', 'House Blend Nusantara', 'blend', 78000, {
    stock: 200,
    berat: 240,
    ...grindAndSize(78000),
    status_promo: 1,
    description:
      p(
        'Racikan harian kami: Gayo untuk badan, Flores untuk manis, sedikit robusta Liwa untuk crema. Pas untuk espresso, kopi susu dan tubruk.',
      ) + ul('70% arabika, 30% robusta', 'Sangrai medium-dark', 'Empat pilihan gilingan, tiga ukuran'),
    picture: bagScene({
      design: 'blocks',
      palette: 'teal',
      backdrop: backdrops.clay,
      label: {
        name: 'House Blend',
        region: 'Gayo · Flores · Liwa',
        notes: 'Cokelat, karamel, tebal',
        roast: 4,
        weight: '200 g',
      },
      beside: 'latte',
      seed: 21,
      turn: 14,
    }),
  }),
  goods('kopi-susu-blend', 'Kopi Susu Blend', 'blend', 72000, {
    stock: 90,
    berat: 240,
    ...grindAndSize(72000),
    description:
      p('Disusun khusus untuk bertemu susu dan gula aren: rasa kopinya tidak tenggelam.') +
      ul('50% arabika Bajawa, 50% robusta Lampung', 'Rasio anjuran 1 : 8 dengan susu'),
    picture: bagScene({
      design: 'poster',
      palette: 'rust',
      backdrop: backdrops.cream,
      label: {
        name: 'Kopi Susu',
        region: 'Bajawa · Lampung',
        notes: 'Karamel, kacang, lembut',
        roast: 4,
        weight: '200 g',
      },
      beside: 'latte',
      seed: 22,
      turn: -13,
    }),
  }),
  goods('kopi-lanang-peaberry', 'Kopi Lanang Peaberry Jember', 'blend', 105000, {
    stock: 26,
    berat: 240,
    description:
      p(
        'Hanya satu dari dua puluh ceri yang berbiji tunggal. Biji bulat ini disangrai merata dan terasa lebih pekat.',
      ) + ul('Arabika Argopuro', 'Disortir tangan', 'Sangrai medium'),
    picture: bagScene({
      design: 'landscape',
      palette: 'navy',
      backdrop: backdrops.dusk,
      label: {
        name: 'Lanang',
        region: 'Argopuro, Jember',
        notes: 'Pekat, kakao, plum',
        roast: 3,
        weight: '200 g',
      },
      beside: 'beans',
      seed: 23,
      turn: 17,
    }),
  }),
  goods('kopi-decaf-gayo', 'Kopi Decaf Gayo (Tanpa Kafein)', 'blend', 128000, {
    stock: 0,
    berat: 240,
    description:
      p('Untuk yang ingin kopi malam hari: kafein diangkat dengan proses air gunung, rasa Gayonya tetap.') +
      ul('Kafein kurang dari 0,1%', 'Sangrai medium'),
    picture: bagScene({
      design: 'kawung',
      palette: 'sky',
      backdrop: backdrops.mist,
      label: {
        name: 'Decaf',
        region: 'Gayo · Swiss water',
        notes: 'Cokelat susu, madu',
        roast: 3,
        weight: '200 g',
      },
      beside: 'cup',
      seed: 24,
      turn: 14,
    }),
  }),
  goods('sampel-kopi-gratis', 'Sampel Kopi Gratis 20 gram', 'blend', 0, {
    stock: 35,
    berat: 30,
    is_limit: 1,
    buy_limit: 1,
    is_notes: 1,
    description: p(
      'Belum tahu mau pilih yang mana? Ambil satu sampel gratis, cukup bayar ongkos kirim. Satu orang satu sampel.',
    ),
    picture: still(
      async () => [
        await sachet(palettes.ivory, 'Gayo', [-0.62, 0, -0.1], 16, 31),
        await sachet(palettes.kraft, 'Toraja', [0.08, 0, 0.25], -4, 32),
        await sachet(palettes.pine, 'Ijen', [0.78, 0, -0.05], -18, 33),
        ...scatter(() => bean(), 14, { at: [0, 1.0], spread: 0.7, seed: 5 }),
      ],
      backdrops.mustard,
      { target: [0.05, 0.72, 0], lens: 18.5 },
    ),
  }),
  goods('drip-bag-gayo-isi-10', 'Drip Bag Gayo Isi 10', 'seduh-praktis', 65000, {
    stock: 110,
    berat: 180,
    enable_wholesale_price: 1,
    wholesale_prices: [
      { min_product: 2, max_product: 4, price: 62000 },
      { min_product: 5, max_product: 9, price: 58000 },
      { min_product: 10, max_product: null, price: 52000 },
    ],
    description:
      p('Sobek, gantung di cangkir, tuang air panas. Kopi seduh manual di mana pun, tanpa alat.') +
      ul('10 kantong x 10 gram', 'Gilingan sedang, dikemas nitrogen'),
    picture: still(
      async () => [
        place(
          box(await boxFront('Drip Bag', 'Gayo · isi 10', 'Seduh di mana saja', palettes.pine), {
            side: '#2b4d44',
            top: '#2b4d44',
            w: 0.6,
            h: 0.78,
            d: 0.3,
          }),
          { at: [-0.35, 0, 0], turn: 20 },
        ),
        place(cup({ colour: '#f5ead6', shape: 'mug' }), { at: [0.85, 0, 0.4], turn: -30, scale: 0.85 }),
        ...scatter(() => bean(), 9, { at: [0.1, 1], spread: 0.35, seed: 3 }),
      ],
      backdrops.sage,
      { target: [0.15, 0.76, 0], lens: 18 },
    ),
  }),
  goods('drip-bag-lima-pulau', 'Drip Bag Sampler Lima Pulau', 'seduh-praktis', 75000, {
    stock: 64,
    berat: 190,
    status_promo: 1,
    enable_discount_pricing: 1,
    discount_price: 62000,
    discount_start_date: '-5d',
    discount_end_date: '+45d',
    description:
      p(
        'Sumatra, Jawa, Bali, Sulawesi dan Flores dalam satu kotak: dua kantong dari tiap pulau. Hadiah yang disukai semua orang.',
      ) + ul('10 kantong x 10 gram', 'Kartu cerita dari tiap kebun'),
    picture: still(
      async () => [
        place(
          box(await boxFront('Lima Pulau', 'Sampler drip bag', 'Lima cerita, satu kotak', palettes.brick), {
            side: '#93402f',
            top: '#93402f',
            w: 0.6,
            h: 0.78,
            d: 0.3,
          }),
          { at: [-0.42, 0, -0.1], turn: 16 },
        ),
        place(
          box(await boxFront('Lima Pulau', 'Sampler drip bag', 'Lima cerita, satu kotak', palettes.navy), {
            side: '#35507d',
            top: '#35507d',
            w: 0.6,
            h: 0.78,
            d: 0.3,
          }),
          { at: [0.72, 0, 0.35], turn: -24, scale: 0.8 },
        ),
      ],
      backdrops.blush,
      { target: [0.1, 0.78, 0], lens: 18 },
    ),
  }),
  goods('green-bean-gayo-1kg', 'Green Bean Arabika Gayo Grade 1 (per kg)', 'green-bean', 118000, {
    stock: 240,
    type_of_weight: 'range',
    berat_min: 1000,
    berat_max: 1050,
    enable_wholesale_price: 1,
    wholesale_prices: [
      { min_product: 5, max_product: 19, price: 112000 },
      { min_product: 20, max_product: 59, price: 106000 },
      { min_product: 60, max_product: null, price: 98000 },
    ],
    description:
      p(
        'Biji mentah siap sangrai untuk roastery rumahan. Kadar air 11 - 12%, cacat maksimal 5 per 300 gram.',
      ) +
      ul(
        'Panen tahun ini',
        'Dikemas plastik kedap di dalam goni',
        'Berat kiriman 1.000 - 1.050 gram per kemasan',
      ),
    picture: still(
      async () => [
        sack({
          map: await texture(
            text('GAYO', 300, 190, {
              font: 'sans-black',
              size: 150,
              anchor: 'middle',
              fill: '#2c3a26',
              fit: 480,
            }) +
              text('GRADE 1 • ACEH TENGAH', 300, 260, {
                font: 'sans-bold',
                size: 40,
                spacing: 4,
                anchor: 'middle',
                fill: '#2c3a26',
                fit: 480,
              }) +
              rect(60, 300, 480, 8, '#2c3a26'),
            600,
            400,
          ),
        }),
        ...heap(() => bean('#97a06c', 0.085), { at: [0, 1.1, 0], radius: 0.58, rise: 0.17, count: 110 }),
        ...scatter(() => bean('#97a06c', 0.085), 16, { at: [0.75, 0.8], spread: 0.45, seed: 2 }),
      ],
      backdrops.sand,
      { target: [0.05, 0.66, 0], lens: 18.5 },
    ),
  }),
  goods('green-bean-robusta-1kg', 'Green Bean Robusta Liwa (per kg)', 'green-bean', 62000, {
    stock: 310,
    type_of_weight: 'range',
    berat_min: 1000,
    berat_max: 1080,
    pre_order: 1,
    pre_order_time: 5,
    description:
      p(
        'Robusta petik merah, sortasi dua kali. Dikirim lima hari setelah pesanan karena disortir ulang per pesanan.',
      ) + ul('Ukuran ayakan 15 ke atas', 'Kadar air 12%'),
    picture: still(
      async () => [
        sack({
          colour: '#a98a62',
          map: await texture(
            text('LIWA', 300, 190, {
              font: 'sans-black',
              size: 150,
              anchor: 'middle',
              fill: '#6b2a1c',
              fit: 460,
            }) +
              text('ROBUSTA • LAMPUNG BARAT', 300, 260, {
                font: 'sans-bold',
                size: 38,
                spacing: 4,
                anchor: 'middle',
                fill: '#6b2a1c',
                fit: 480,
              }),
            600,
            400,
          ),
        }),
        ...heap(() => bean('#a79a5f', 0.08), {
          at: [0, 1.1, 0],
          radius: 0.58,
          rise: 0.18,
          count: 110,
          seed: 4,
        }),
      ],
      backdrops.cocoa,
      { yaw: -24, pitch: 17, target: [0, 0.66, 0], lens: 18 },
    ),
  }),
];
