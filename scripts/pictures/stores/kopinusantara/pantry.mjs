import { bag } from '../../coffee/bag.mjs';
import { bottle } from '../../coffee/packs/bottle.mjs';
import { box } from '../../coffee/packs/box.mjs';
import { jar } from '../../coffee/packs/jar.mjs';
import { tin } from '../../coffee/packs/tin.mjs';
import { circle, kawungBand, leaf, rect } from '../../coffee/labels/pieces.mjs';
import { cup } from '../../coffee/vessels.mjs';
import { leaf as fallen, heap, scatter, spoon, cube, disc } from '../../props/small.mjs';
import { linear } from '../../colour.mjs';
import { glossy, grainy, metal, satin, wood } from '../../render/materials.mjs';
import { part, place } from '../../render/scene.mjs';
import { ellipsoid, tube } from '../../render/shapes.mjs';
import { texture } from '../../render/texture.mjs';
import { text } from '../../type/text.mjs';
import { backdrops } from '../shared/backdrops.mjs';
import { p, ul } from '../shared/html.mjs';
import { still } from '../shared/still.mjs';

const item =
  (category_key) =>
  (key, nama, harga, berat, stock, description, picture, extra = {}) => ({
    key,
    slug: key,
    nama,
    category: 'barang',
    category_key,
    harga,
    berat,
    stock,
    description,
    picture,
    ...extra,
  });
const tea = item('teh');
const snack = item('camilan');

/** Wrap of a tea tin: leaves in a ring, a name, a line below. */
const tinWrap = (name, sub, [ground, ink, accent, paper]) =>
  texture(
    rect(0, 0, 1000, 660, ground) +
      kawungBand(0, 0, 1000, 90, 45, accent, ground) +
      kawungBand(0, 570, 1000, 90, 45, accent, ground) +
      rect(215, 130, 570, 400, paper, 'rx="200"') +
      rect(232, 147, 536, 366, 'none', `rx="184" stroke="${ink}" stroke-width="4"`) +
      [-150, -110, -70, -30]
        .map((a) => `<g transform="translate(500 290) rotate(${a})">${leaf(120, '#5f8049', '#a9c489')}</g>`)
        .join('') +
      text(name, 500, 385, { font: 'serif-black', size: 84, anchor: 'middle', fill: ink, fit: 440 }) +
      text(sub, 500, 440, {
        font: 'serif-italic',
        size: 38,
        anchor: 'middle',
        fill: accent === paper ? ink : ink,
        fit: 420,
      }),
    1000,
    660,
    1.2,
  );

/** Front of a snack pouch: a round window of colour with the name over it. */
const pouchFront = (top, name, sub, foot, [ground, ink, accent, paper], art) =>
  texture(
    rect(0, 0, 720, 1100, ground) +
      circle(360, 400, 285, accent) +
      art +
      rect(0, 640, 720, 300, paper) +
      rect(0, 640, 720, 12, ink) +
      rect(0, 928, 720, 12, ink) +
      text(top, 360, 118, { font: 'script', size: 62, anchor: 'middle', fill: paper }) +
      text(name.toUpperCase(), 360, 790, {
        font: 'narrow',
        size: 140,
        anchor: 'middle',
        fill: ink,
        fit: 640,
      }) +
      text(sub, 360, 865, { font: 'serif-italic', size: 44, anchor: 'middle', fill: ink, fit: 600 }) +
      text(foot, 360, 1020, { font: 'sans-bold', size: 30, spacing: 3, anchor: 'middle', fill: paper }),
    720,
    1100,
    1.2,
  );

const smallLabel = (name, sub, [ground, ink, accent]) =>
  texture(
    rect(0, 0, 700, 420, ground) +
      rect(20, 20, 660, 380, 'none', `stroke="${accent}" stroke-width="7"`) +
      text(name, 350, 220, { font: 'serif-black', size: 110, anchor: 'middle', fill: ink, fit: 600 }) +
      text(sub, 350, 305, { font: 'sans', size: 42, spacing: 2, anchor: 'middle', fill: accent, fit: 580 }),
    700,
    420,
  );

const chip =
  (hex, r = 0.16) =>
  (rand) =>
    disc(hex, r * rand.between(0.8, 1.15), 0.012);
const cashew = () => [
  part(
    tube([
      [-0.09, 0, 0.03, 0.035],
      [-0.03, 0, -0.03, 0.05],
      [0.05, 0, -0.03, 0.05],
      [0.1, 0, 0.05, 0.04],
    ]),
    [0, 0, 0, 0.17],
    satin('#e0bd86'),
  ),
];
const bowlOf = (colour, pieces, { at = [0.78, 0, 0.62], scale = 0.8 } = {}) => [
  place(cup({ colour, shape: 'bowl', handle: false, drink: null }), { at, scale }),
  ...pieces([at[0], at[1] + 0.5 * scale, at[2]], 0.5 * scale),
];
const pouch = async (front, side, seed) =>
  place(bag(front, { side, seed, depth: 0.34 }), { at: [-0.34, 0, 0], turn: 13 });
const glassOfTea = (hex) =>
  place(cup({ colour: '#f4ede0', shape: 'tulip', drink: hex, saucer: '#f4ede0' }), {
    at: [1.02, 0, 0.5],
    turn: -30,
    scale: 0.78,
  });

export const pantry = [
  tea(
    'teh-melati-slawi',
    'Teh Melati Slawi Kaleng 100 g',
    58000,
    260,
    72,
    p('Teh hijau Slawi yang diharumkan tujuh malam dengan bunga melati segar. Wangi sejak kaleng dibuka.'),
    still(
      async () => [
        place(
          tin(await tinWrap('Teh Melati', 'Slawi, Tegal', ['#2f4a3d', '#1c3027', '#d9b56a', '#f5ecd9']), {
            colour: '#2f4a3d',
          }),
          { at: [-0.3, 0, 0] },
        ),
        glassOfTea('#a9641f'),
        ...scatter(() => fallen('#5f8049', 0.3), 5, { at: [-0.2, 0.95], spread: 0.45, height: 0.02 }),
      ],
      backdrops.sage,
      { target: [0.28, 0.72, 0], lens: 19 },
    ),
    {
      enable_wholesale_price: 1,
      wholesale_prices: [
        { min_product: 4, max_product: 11, price: 54000 },
        { min_product: 12, max_product: null, price: 49000 },
      ],
    },
  ),
  tea(
    'teh-hitam-kayu-aro',
    'Teh Hitam Kayu Aro 100 g',
    49000,
    260,
    88,
    p(
      'Dari kebun teh di kaki Gunung Kerinci, yang tertinggi kedua di dunia. Merah tembaga, tegas, enak dengan susu.',
    ),
    still(
      async () => [
        place(
          tin(await tinWrap('Kayu Aro', 'Teh hitam Kerinci', ['#5a1f1a', '#3a110e', '#e0b264', '#f7ead4']), {
            colour: '#5a1f1a',
            lid: metal('#b87333', 0.2),
          }),
          { at: [-0.3, 0, 0], turn: 6 },
        ),
        glassOfTea('#6e220c'),
      ],
      backdrops.clay,
      { target: [0.28, 0.72, 0], lens: 19 },
    ),
  ),
  tea(
    'teh-hijau-cianjur',
    'Teh Hijau Gunung Gede 100 g',
    54000,
    260,
    41,
    p('Daun muda dikukus ringan, rasanya segar dengan akhir manis. Seduh 80 derajat, dua menit.'),
    still(
      async () => [
        place(
          tin(
            await tinWrap('Teh Hijau', 'Gunung Gede, Cianjur', ['#88a15b', '#2c3d1c', '#f0e3b4', '#faf5e2']),
            { colour: '#88a15b', lid: wood('#b98a55') },
          ),
          { at: [-0.3, 0, 0], turn: -5 },
        ),
        glassOfTea('#b9b24a'),
        ...scatter(() => fallen('#7fa04f', 0.34), 6, {
          at: [-0.1, 0.95],
          spread: 0.5,
          height: 0.02,
          seed: 4,
        }),
      ],
      backdrops.mist,
      { target: [0.28, 0.72, 0], lens: 19 },
    ),
  ),
  tea(
    'teh-putih-ciwidey',
    'Teh Putih Pucuk Ciwidey 50 g',
    125000,
    180,
    11,
    p('Hanya pucuk yang belum mekar, dijemur tanpa digulung. Halus sekali, sedikit rasa madu.'),
    still(
      async () => [
        place(
          tin(
            await tinWrap('Teh Putih', 'Pucuk perak Ciwidey', ['#e9e4d8', '#4a4a42', '#b9a878', '#ffffff']),
            { colour: '#e9e4d8', lid: metal('#d8d8d4', 0.18), h: 1.1 },
          ),
          { at: [-0.3, 0, 0] },
        ),
        glassOfTea('#d9bd70'),
      ],
      backdrops.dusk,
      { target: [0.2, 0.68, 0], lens: 17.5 },
    ),
    { is_limit: 1, buy_limit: 2 },
  ),
  tea(
    'wedang-uwuh-imogiri',
    'Wedang Uwuh Imogiri Isi 8',
    38000,
    220,
    95,
    p(
      'Minuman rempah dari Imogiri: kayu secang, cengkih, jahe, pala dan daun kayu manis. Merah, hangat, tanpa kafein.',
    ),
    still(
      async () => [
        await pouch(
          await pouchFront(
            'Rempah Jawa',
            'Wedang Uwuh',
            'secang, jahe, cengkih, pala',
            'ISI 8 SEDUHAN',
            ['#7b1f24', '#4a1014', '#d9893b', '#f7e8d0'],
            [-160, -125, -90, -55, -20]
              .map(
                (a) =>
                  `<g transform="translate(360 470) rotate(${a})">${leaf(235, '#5d6b2e', '#c7c77a')}</g>`,
              )
              .join(''),
          ),
          '#7b1f24',
          3,
        ),
        glassOfTea('#9c1417'),
      ],
      backdrops.sand,
      { target: [0.2, 0.98, 0], lens: 19.5 },
    ),
  ),
  tea(
    'cold-brew-botol-4',
    'Cold Brew Gayo Botol 250 ml (Isi 4)',
    96000,
    1400,
    30,
    p(
      'Direndam dingin delapan belas jam, tanpa gula. Dibuat setelah dipesan supaya sampai segar; simpan di kulkas, minum dalam tujuh hari.',
    ),
    still(
      async () => {
        const map = await smallLabel('Cold Brew', 'GAYO • 250 ML', ['#f4ead6', '#1f3b34', '#b5472f']);
        return [
          [-0.62, -0.15, 0],
          [0.2, 0.1, 6],
          [1.0, -0.2, -8],
        ].map(([x, z, turn]) =>
          place(bottle(map, { drink: '#2a120a', arc: 0.42 }), { at: [x, 0, z], turn, scale: 0.9 }),
        );
      },
      backdrops.dusk,
      { target: [0.2, 0.86, 0], lens: 18 },
    ),
    { pre_order: 1, pre_order_time: 3, category_key: 'seduh-praktis' },
  ),
  tea(
    'kopi-susu-aren-literan',
    'Kopi Susu Aren Literan',
    88000,
    1150,
    25,
    p('Satu liter kopi susu dengan gula aren cair, cukup untuk lima gelas. Kocok dahulu.') +
      ul('Pre-order dua hari', 'Hanya Jabodetabek dan Bandung disarankan'),
    still(
      async () => [
        place(
          bottle(await smallLabel('Kopi Susu', 'GULA AREN • 1 LITER', ['#f7e8d0', '#6b3a1c', '#b5472f']), {
            drink: '#a8703f',
            milk: true,
            r: 0.5,
            h: 2.05,
            level: 1.6,
            label: [0.55, 1.2],
            arc: 0.4,
            cap: satin('#b5472f'),
          }),
          { at: [-0.2, 0, 0] },
        ),
        place(cup({ colour: '#f4ede0', shape: 'tumbler', handle: false, latte: false, drink: '#b07f52' }), {
          at: [0.85, 0, 0.35],
          scale: 0.75,
        }),
      ],
      backdrops.mustard,
      { target: [0.15, 0.95, 0], lens: 17.5 },
    ),
    { pre_order: 1, pre_order_time: 2, category_key: 'seduh-praktis', status_promo: 1 },
  ),
  snack(
    'keripik-singkong-balado',
    'Keripik Singkong Balado 250 g',
    28000,
    270,
    140,
    p('Singkong tipis renyah dengan balado Padang: pedas dahulu, manis belakangan.'),
    still(
      async () => [
        await pouch(
          await pouchFront(
            'Renyah',
            'Balado',
            'keripik singkong Padang',
            '250 GRAM',
            ['#b3261e', '#5a0f0b', '#f0a63c', '#fdf1dc'],
            [
              [-90, -40, 0],
              [60, -80, 30],
              [20, 60, 60],
              [-120, 90, 20],
              [140, 50, 80],
            ]
              .map(
                ([x, y, a]) =>
                  `<ellipse cx="${360 + x}" cy="${400 + y}" rx="110" ry="78" transform="rotate(${a} ${360 + x} ${400 + y})" fill="#f6dfa0" stroke="#b3261e" stroke-width="9" stroke-dasharray="14 22"/>`,
              )
              .join(''),
          ),
          '#b3261e',
          5,
        ),
        ...bowlOf('#3f5d4f', (at, r) =>
          heap(chip('#efcf86'), { at, radius: r, rise: 0.24, count: 46, seed: 3, wild: 40 }),
        ),
      ],
      backdrops.mustard,
      { target: [0.2, 0.98, 0], lens: 19.5 },
    ),
    {
      enable_wholesale_price: 1,
      wholesale_prices: [
        { min_product: 5, max_product: 19, price: 25500 },
        { min_product: 20, max_product: null, price: 22500 },
      ],
    },
  ),
  snack(
    'keripik-pisang-cokelat',
    'Keripik Pisang Cokelat Lampung 200 g',
    32000,
    220,
    85,
    p('Pisang kepok Lampung berlapis bubuk cokelat. Manisnya pas, teman kopi pahit.'),
    still(
      async () => [
        await pouch(
          await pouchFront(
            'Manis',
            'Pisang Cokelat',
            'keripik pisang kepok',
            '200 GRAM',
            ['#4a2a1c', '#2a140b', '#e9c46a', '#fdf3dd'],
            `<path d="M190 330 C230 520 420 580 560 470 C440 500 300 450 270 310 Z" fill="#f3d34a" stroke="#7a5a12" stroke-width="8"/><path d="M200 300 C260 470 420 520 570 420 C460 430 330 380 290 270 Z" fill="#f7df6b" stroke="#7a5a12" stroke-width="8"/>`,
          ),
          '#4a2a1c',
          6,
        ),
        ...bowlOf('#efe4d2', (at, r) =>
          heap(chip('#7a4526', 0.14), { at, radius: r, rise: 0.22, count: 50, seed: 6, wild: 38 }),
        ),
      ],
      backdrops.cream,
      { target: [0.2, 0.98, 0], lens: 19.5 },
    ),
    { stock: 0 },
  ),
  snack(
    'kacang-mete-sangrai',
    'Kacang Mete Sangrai Wonogiri 250 g',
    79000,
    280,
    48,
    p('Mete utuh dari Wonogiri, disangrai kering dengan sedikit garam laut.') +
      ul('Utuh, bukan pecahan', 'Berat dapat berbeda sedikit per kemasan'),
    still(
      async () => [
        await pouch(
          await pouchFront(
            'Gurih',
            'Kacang Mete',
            'sangrai kering Wonogiri',
            '250 GRAM',
            ['#2f4a3d', '#16261f', '#e6c88f', '#faf3e2'],
            [
              [-80, -50, 10],
              [60, -70, 70],
              [110, 60, 140],
              [-30, 80, 200],
              [-150, 60, 300],
            ]
              .map(
                ([x, y, a]) =>
                  `<path transform="translate(${360 + x} ${400 + y}) rotate(${a}) scale(1.6)" d="M-50 10 C-60 -30 -20 -52 10 -40 C45 -30 62 5 45 30 C38 42 20 36 22 20 C24 0 5 -8 -8 4 C-20 22 -44 32 -50 10Z" fill="#f4deb0" stroke="#a8793f" stroke-width="4"/>`,
              )
              .join(''),
          ),
          '#2f4a3d',
          8,
        ),
        ...bowlOf('#b5472f', (at, r) =>
          heap(cashew, { at, radius: r, rise: 0.2, count: 70, seed: 8, wild: 50 }),
        ),
      ],
      backdrops.sage,
      { target: [0.2, 0.98, 0], lens: 19.5 },
    ),
    { type_of_weight: 'range', berat_min: 260, berat_max: 290 },
  ),
  snack(
    'gula-aren-semut',
    'Gula Aren Semut Organik 350 g',
    36000,
    520,
    120,
    p('Nira aren Lebak yang dikristalkan. Larut cepat dan harum karamel, untuk kopi susu yang benar.'),
    still(
      async () => [
        place(
          jar(await smallLabel('Gula Aren', 'ORGANIK • LEBAK', ['#f4ead6', '#5a3216', '#b5722f']), {
            r: 0.55,
            h: 1.15,
            level: 0.92,
            content: grainy('#a4622c', { size: 46 }),
            label: [0.24, 0.7],
            arc: 0.36,
          }),
          { at: [-0.25, 0, 0] },
        ),
        place(spoon(wood('#a8713f', { along: 'x' }), 1.1), { at: [0.75, 0.08, 0.7], turn: 35 }),
        ...heap(() => cube('#7a431c', 0.11), {
          at: [0.95, 0.1, -0.1],
          radius: 0.25,
          rise: 0.2,
          count: 7,
          seed: 5,
        }),
      ],
      backdrops.sand,
      { target: [0.2, 0.6, 0], lens: 19 },
    ),
  ),
  snack(
    'madu-hutan-sumbawa',
    'Madu Hutan Sumbawa 500 ml',
    145000,
    850,
    23,
    p('Madu lebah liar (Apis dorsata) dari hutan Sumbawa, disaring tanpa dipanaskan.') +
      ul('Kental dan gelap pada musim ini', 'Berat kotor 780 - 860 gram'),
    still(
      async () => [
        place(
          jar(await smallLabel('Madu Hutan', 'SUMBAWA • 500 ML', ['#fdf3d7', '#6b3a0c', '#d98e1f']), {
            r: 0.52,
            h: 1.4,
            level: 1.2,
            content: glossy('#c9780f', { rough: 0.06 }),
            lid: metal('#caa04a', 0.2),
            label: [0.35, 0.95],
            arc: 0.38,
          }),
          { at: [-0.2, 0, 0] },
        ),
        place(
          [
            part(
              (x, y, z) =>
                Math.max(ellipsoid(0.2, 0.28, 0.2)(x, y, z), -0.02 + Math.cos(y * 60) * 0.03 - 0.02),
              [0, 0, 0, 0.3],
              wood('#b98a55'),
            ),
            part(
              tube([
                [0, 0.2, 0, 0.04],
                [0, 1.2, 0, 0.035],
              ]),
              [0, 0.7, 0, 0.6],
              wood('#b98a55'),
            ),
          ],
          { at: [0.55, 0.17, 0.75], roll: -78, turn: 20 },
        ),
      ],
      backdrops.mustard,
      { target: [0.2, 0.74, 0], lens: 17.5 },
    ),
    { type_of_weight: 'range', berat_min: 780, berat_max: 860 },
  ),
  snack(
    'cokelat-batang-70',
    'Cokelat Batang 70% Kakao Ransiki 80 g',
    45000,
    110,
    66,
    p('Kakao Ransiki dari Papua Barat, difermentasi dan ditumbuk batu 48 jam. Buah merah, tanpa susu.'),
    still(
      async () => [
        place(
          box(
            await texture(
              rect(0, 0, 420, 850, '#8c2f1f') +
                kawungBand(0, 0, 420, 330, 70, '#d9a441', '#7a2418') +
                rect(0, 330, 420, 10, '#d9a441') +
                text('70%', 210, 500, { font: 'serif-black', size: 150, anchor: 'middle', fill: '#f7e8d0' }) +
                text('KAKAO RANSIKI', 210, 570, {
                  font: 'sans-bold',
                  size: 36,
                  spacing: 3,
                  anchor: 'middle',
                  fill: '#e9c46a',
                  fit: 350,
                }) +
                text('Papua Barat', 210, 630, {
                  font: 'serif-italic',
                  size: 42,
                  anchor: 'middle',
                  fill: '#f7e8d0',
                }),
              420,
              850,
              1.4,
            ),
            { side: '#8c2f1f', w: 0.5, h: 0.98, d: 0.09 },
          ),
          { at: [-0.25, 0, 0], turn: 18, tilt: -4 },
        ),
        ...[0, 1, 2, 3].map((i) =>
          place(cube('#3a1a0e', 0.15), {
            at: [0.62 + (i % 2) * 0.34, 0.15, 0.55 + Math.floor(i / 2) * 0.34],
            turn: i * 11,
          }),
        ),
        place(cube('#3a1a0e', 0.15), { at: [0.78, 0.44, 0.7], turn: 30 }),
      ],
      backdrops.blush,
      { target: [0.2, 0.86, 0], lens: 17 },
    ),
  ),
  snack(
    'biskoti-kenari',
    'Biskoti Kenari Maluku 180 g',
    52000,
    210,
    34,
    p('Kue kering dua kali panggang dengan kenari Maluku. Celupkan sebentar ke kopi panas.'),
    still(
      async () => [
        place(
          jar(await smallLabel('Biskoti', 'KENARI MALUKU', ['#fdf6e6', '#4a2a1c', '#3f6f94']), {
            r: 0.6,
            h: 1.35,
            level: 1.1,
            content: {
              paint: (x, y, z, nx, ny, nz, out) => {
                const c = linear(Math.sin(Math.atan2(x, z) * 9) > -0.86 ? '#d8a662' : '#8a5a2c');
                for (let k = 0; k < 3; k += 1) out[k] = c[k];
              },
              rough: 0.9,
            },
            lid: metal('#3f6f94', 0.3),
            label: [0.34, 0.9],
            arc: 0.34,
          }),
          { at: [-0.25, 0, 0] },
        ),
        ...[0, 1, 2].map((i) =>
          place(
            [
              part(
                (x, y, z) => ellipsoid(0.34, 0.09, 0.16)(x, y, z),
                [0, 0, 0, 0.36],
                grainy('#d8a662', { size: 18, spread: 0.35, bump: 0.025 }),
              ),
            ],
            { at: [0.85 + i * 0.06, 0.09 + i * 0.16, 0.45 - i * 0.05], turn: 25 + i * 40 },
          ),
        ),
      ],
      backdrops.mist,
      { target: [0.18, 0.74, 0], lens: 19 },
    ),
  ),
];
