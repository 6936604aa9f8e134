import { bag } from '../../coffee/bag.mjs';
import { dripper, server } from '../../coffee/brewers/pour-over.mjs';
import { kettle } from '../../coffee/brewers/kettle.mjs';
import { box } from '../../coffee/packs/box.mjs';
import { branch, circle, kawungBand, rect } from '../../coffee/labels/pieces.mjs';
import { bagFronts } from '../../coffee/labels/bag-fronts.mjs';
import { cup } from '../../coffee/vessels.mjs';
import { bean, scatter } from '../../props/small.mjs';
import { place } from '../../render/scene.mjs';
import { texture } from '../../render/texture.mjs';
import { ringText, text } from '../../type/text.mjs';
import { backdrops } from '../shared/backdrops.mjs';
import { headline } from '../shared/banner.mjs';
import { buildStore, secondLook } from '../shared/build.mjs';
import { p, ul } from '../shared/html.mjs';
import { paymentAccounts } from '../shared/payments.mjs';
import { beans } from './beans.mjs';
import { blends } from './blends.mjs';
import { pantry } from './pantry.mjs';
import { palettes } from './scenes.mjs';
import { tools } from './tools.mjs';

const reviews = [
  [5, 'Wanginya sampai ke ruang tamu. Sangrai masih segar, tanggalnya tertera.'],
  [5, 'Pengiriman cepat, kemasan rapi, rasa sesuai keterangan.'],
  [5, 'Sudah pesan tiga kali dan selalu konsisten. Terima kasih, Kopi Nusantara.'],
  [4, 'Enak, hanya gilingannya sedikit lebih halus dari yang saya minta.'],
  [5, 'Cocok untuk V60 di rumah, manisnya keluar.'],
  [4, 'Bagus, semoga ada ukuran yang lebih besar.'],
  [5, 'Hadiah untuk ayah, beliau suka sekali.'],
  [3, 'Barang baik, tetapi kurir terlambat dua hari.'],
  [5, 'Penjualnya ramah menjawab pertanyaan soal seduhan.'],
  [5, 'Kualitas di atas harganya.'],
];

const bagOf = async (design, palette, label, seed) => {
  const colours = palettes[palette];
  return bag(await texture(bagFronts[design]({ ...label, palette: colours }), 720, 1100, 1.2), {
    side: colours[0],
    seed,
    kraft: palette === 'kraft',
  });
};
const wide = { yaw: 0, pitch: 11, distance: 9.5, lens: 16.5 };

const banners = [
  {
    key: 'panen-baru',
    title: 'Panen Baru dari Gayo',
    created_by: 'Raka Aditya',
    created_at: '-6d',
    content:
      p(
        'Panen raya Gayo tahun ini sudah tiba di gudang kami. Biji disortir dua kali dan disangrai dalam lot kecil.',
        'Selama persediaan ada, harga perkenalan berlaku untuk kemasan 200 gram.',
      ) +
      ul('Petik merah, giling basah', 'Sangrai Selasa dan Jumat', 'Kirim hari yang sama sebelum pukul 14.00'),
    picture: async () => ({
      backdrop: backdrops.sand,
      camera: { ...wide, lens: 18.5, target: [-1.75, 1.0, 0] },
      parts: [
        place(
          await bagOf(
            'landscape',
            'pine',
            {
              name: 'Gayo',
              region: 'Takengon, Aceh Tengah',
              notes: 'Cokelat, rempah, karamel',
              roast: 3,
              weight: '200 g',
            },
            1,
          ),
          { at: [-0.95, 0, 0], turn: 10 },
        ),
        place(
          await bagOf(
            'paperLabel',
            'kraft',
            { name: 'Gayo', region: 'Panen raya', notes: 'Lot kecil', roast: 2, weight: '200 g' },
            2,
          ),
          { at: [0.55, 0, -0.35], turn: -16 },
        ),
        place(cup({ colour: '#f3ece2', shape: 'tulip', latte: true, saucer: '#f3ece2' }), {
          at: [0.35, 0, 0.95],
          turn: -30,
          scale: 0.85,
        }),
        ...scatter(() => bean(), 26, { at: [-0.9, 1.1], spread: 0.6, seed: 3 }),
      ],
    }),
    overlay: headline({
      small: 'Panen raya',
      title: 'Gayo baru, wangi baru',
      line: 'Disangrai segar, dikirim hari yang sama',
      button: 'Mulai Rp76.000',
    }),
  },
  {
    key: 'kelas-seduh',
    title: 'Mulai Menyeduh di Rumah',
    created_by: 'Nadia Pramesti',
    created_at: '-15d',
    content:
      p('Satu dripper, satu ketel, satu timbangan: cukup untuk kopi seperti di kedai.') +
      ul(
        '15 gram kopi gilingan sedang',
        '225 gram air 92 derajat',
        'Tuang tiga kali, selesai dalam tiga menit',
      ) +
      p('Alat seduh kami pilih satu per satu dan bergaransi satu tahun.'),
    picture: async () => ({
      backdrop: backdrops.forest,
      camera: { ...wide, lens: 20.5, target: [-1.62, 0.92, 0] },
      parts: [
        place(server(), { at: [-0.75, 0, 0.1], turn: -24 }),
        place(dripper({ colour: '#f7f3ec' }), { at: [-0.75, 0.76, 0.1], turn: -24 }),
        place(kettle(), { at: [1.05, 0, -0.2], turn: 14 }),
        ...scatter(() => bean(), 16, { at: [0.1, 1.0], spread: 0.45, seed: 6 }),
      ],
    }),
    overlay: headline({
      small: 'Alat seduh',
      title: 'Kedai kopi pindah ke dapur',
      line: 'Dripper, ketel dan timbangan pilihan',
      button: 'Lihat alat',
      ink: '#f7f3e6',
      accent: '#c8632f',
      size: 70,
    }),
  },
  {
    key: 'lima-pulau',
    title: 'Sampler Lima Pulau',
    created_by: 'Raka Aditya',
    created_at: '-24d',
    content: p(
      'Sumatra, Jawa, Bali, Sulawesi, Flores: dua kantong drip dari tiap pulau dalam satu kotak hadiah.',
      'Pakai kode <strong>KOPIBARU</strong> untuk potongan Rp15.000.',
    ),
    picture: async () => {
      const face = (pal, name) =>
        texture(
          rect(0, 0, 700, 900, pal[0]) +
            kawungBand(0, 0, 700, 300, 83, pal[2], pal[0]) +
            circle(350, 330, 130, pal[3]) +
            `<g transform="translate(350 410)">${branch(135, { stem: pal[1] }, 3)}</g>` +
            text(name, 350, 620, {
              font: 'serif-black',
              size: 100,
              anchor: 'middle',
              fill: pal[3],
              fit: 600,
            }) +
            text('DRIP BAG', 350, 700, {
              font: 'sans-bold',
              size: 40,
              spacing: 8,
              anchor: 'middle',
              fill: pal[2],
            }),
          700,
          900,
        );
      const kinds = [
        ['pine', 'Sumatra'],
        ['brick', 'Jawa'],
        ['navy', 'Bali'],
        ['plum', 'Sulawesi'],
        ['teal', 'Flores'],
      ];
      const boxes = await Promise.all(
        kinds.map(async ([pal, name], i) =>
          place(
            box(await face(palettes[pal], name), {
              side: palettes[pal][0],
              top: palettes[pal][0],
              w: 0.36,
              h: 0.5,
              d: 0.16,
            }),
            {
              at: [-1.55 + i * 0.78, 0, 0.35 - Math.abs(2 - i) * 0.28],
              turn: (2 - i) * 9,
              scale: i === 2 ? 1.25 : 1.05,
            },
          ),
        ),
      );
      return {
        backdrop: backdrops.blush,
        camera: { ...wide, lens: 19, target: [-1.62, 0.62, 0] },
        parts: boxes,
      };
    },
    overlay: headline({
      small: 'Hadiah',
      title: 'Lima pulau dalam satu kotak',
      line: 'Kode KOPIBARU: potongan Rp15.000',
      size: 66,
      width: 500,
    }),
  },
];

const logo = async () => ({
  svg: `<rect width="400" height="400" fill="#f5ead6"/>${circle(200, 200, 178, '#1f3b34')}${circle(200, 200, 164, 'none', 'stroke="#d98e3f" stroke-width="3"')}
    ${ringText('KOPI NUSANTARA', 200, 200, 132, { font: 'sans-bold', size: 27, spacing: 5, fill: '#f5ead6' })}${ringText('SEJAK 2016', 200, 200, 132, { font: 'sans-bold', size: 20, spacing: 5, fill: '#d98e3f', below: true })}
    ${circle(200, 205, 100, '#f5ead6')}<g transform="translate(200 292)">${branch(158, { green: '#3f6b4f', cherry: '#b5472f', stem: '#5a3a22' }, 4)}</g>`,
});

const products = [...beans, ...blends, ...tools, ...pantry].map((product, i) =>
  i % 3 === 0 ? { ...product, more: [secondLook(product.picture)] } : product,
);

export const kopinusantara = buildStore({
  store: {
    username: 'kopinusantara',
    nama_toko: 'Kopi Nusantara',
    alamat: 'Jl. Dago Pojok No. 27, Coblong, Kota Bandung, Jawa Barat 40135',
    bio: 'Kopi dan teh dari petani Indonesia, disangrai segar setiap Selasa dan Jumat di Bandung.',
    wa: '081220271604',
    wa_prefix: 'Halo Kopi Nusantara, saya ingin bertanya tentang produk di toko.',
    instagram: 'https://www.instagram.com/kopinusantara.demo',
    facebook: 'facebook.com/kopinusantara.demo',
    email: 'halo@kopinusantara.test',
    tokopedia: 'https://www.tokopedia.com/kopinusantara-demo',
    footer_message:
      'Buka Senin sampai Sabtu, 08.00 - 17.00 WIB. Pesanan sebelum pukul 14.00 dikirim hari itu juga.',
    theme_onlinestore: null,
    path_theme: 'default_1',
    subscription_status: 'free',
    show_logo: 1,
    is_valid: true,
    is_active: true,
    guide_detail: true,
    origin: '32.73.02',
    owner: { name: 'Raka Aditya', username: 'raka-aditya', email: 'raka@kopinusantara.test' },
  },
  goods: { show_dropshipper: 0, show_reseller: 0 },
  logo,
  categories: [
    { key: 'arabika', nama: 'Arabika', color: '#7a4a2b' },
    { key: 'robusta', nama: 'Robusta & Liberika', color: '#3a2a20' },
    { key: 'blend', nama: 'Racikan', color: '#b5532c' },
    { key: 'seduh-praktis', nama: 'Seduh Praktis', color: '#d98e3f' },
    { key: 'green-bean', nama: 'Green Bean', color: '#7d8f55' },
    { key: 'teh', nama: 'Teh & Rempah', color: '#2f6b4f' },
    { key: 'alat-seduh', nama: 'Alat Seduh', color: '#4a6278' },
    { key: 'camilan', nama: 'Camilan & Pemanis', color: '#c9a227' },
  ],
  products,
  banners,
  vouchers: [
    { code: 'KOPIBARU', type: 'fixed', voucher_value: 15000, quota: 500, starts_at: '-7d', ends_at: '+180d' },
    {
      code: 'SEDUH10',
      type: 'percentage',
      voucher_value: 10,
      quota: 200,
      starts_at: '-7d',
      ends_at: '+90d',
      min_total: 150000,
    },
    {
      code: 'LEBARAN',
      type: 'percentage',
      voucher_value: 15,
      quota: 100,
      starts_at: '-60d',
      ends_at: '-30d',
    },
  ],
  payment_accounts: paymentAccounts('Raka Aditya', '3312078', '081220271604'),
  couriers: ['jne', 'jnt', 'sicepat', 'anteraja', 'pos', 'manual'],
  resellers: [],
  reviews,
  popularity: {
    'kopi-arabika-gayo': 34,
    'house-blend-nusantara': 28,
    'kopi-robusta-lampung': 22,
    'gula-aren-semut': 18,
    'keripik-singkong-balado': 20,
    'drip-bag-lima-pulau': 16,
    'green-bean-gayo-1kg': 12,
    'sampel-kopi-gratis': 15,
    'kopi-luwak-liar-gayo': 1,
    'ketel-tembaga': 0,
  },
});
