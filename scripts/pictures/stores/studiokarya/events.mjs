import { arts } from '../../studio/screens.mjs';
import { circle, mountains, rect } from '../../coffee/labels/pieces.mjs';
import { mix } from '../../colour.mjs';
import { random } from '../../random.mjs';
import { text } from '../../type/text.mjs';
import { ol, p, ul } from '../shared/html.mjs';

/** Covers of events, 1200 x 675, as posters. */
const line = (value, x, y, options) => text(value, x, y, options);

const lanterns = (count, y0, seed) => {
  const r = random(seed);
  return Array.from({ length: count }, (_, i) => {
    const x = 40 + (i * 1120) / (count - 1);
    const y = y0 + Math.sin((i / (count - 1)) * Math.PI) * 70;
    const colour = r.pick(['#f2b134', '#e8503a', '#f7d774', '#f08a5d']);
    return `<path d="M${x} ${y - 26} V${y - 60}" stroke="#1a1530" stroke-width="3"/>${circle(x, y, 60, colour, 'opacity=".16"')}<ellipse cx="${x}" cy="${y}" rx="26" ry="32" fill="${colour}"/><path d="M${x - 13} ${y - 28} Q${x - 20} ${y} ${x - 13} ${y + 28} M${x + 13} ${y - 28} Q${x + 20} ${y} ${x + 13} ${y + 28} M${x} ${y - 32} V${y + 32}" stroke="#8a3a1c" stroke-width="2" fill="none" opacity=".6"/>${rect(x - 12, y - 36, 24, 7, '#3a1f14')}${rect(x - 12, y + 29, 24, 7, '#3a1f14')}`;
  }).join('');
};

const stall = (x, colour, width = 210) =>
  rect(x, 470, width, 205, '#2a1f3f') +
  rect(x + 14, 520, width - 28, 90, '#f7d9a0', 'opacity=".9"') +
  Array.from(
    { length: 6 },
    (_, i) =>
      `<path d="M${x - 10 + (i * (width + 20)) / 6} 430 h${(width + 20) / 6} v52 q${-(width + 20) / 12} 24 ${-(width + 20) / 6} 0Z" fill="${i % 2 ? '#fbf1dc' : colour}"/>`,
  ).join('') +
  rect(x + 20, 545, 46, 58, colour) +
  rect(x + 80, 535, 58, 68, mix(colour, '#ffffff', 0.4)) +
  circle(x + width - 44, 574, 24, mix(colour, '#000000', 0.2));

const market = () =>
  `<linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#191740"/><stop offset=".65" stop-color="#4a2c6b"/><stop offset="1" stop-color="#a84a5e"/></linearGradient>` +
  rect(0, 0, 1200, 675, 'url(#n)') +
  Array.from({ length: 60 }, (_, i) =>
    circle((i * 197) % 1200, (i * 83) % 300, 1 + (i % 3) * 0.7, '#fff', 'opacity=".7"'),
  ).join('') +
  circle(1010, 130, 62, '#fbeec4') +
  circle(988, 116, 54, '#2c2152', 'opacity=".85"') +
  `<path d="M20 60 Q600 260 1180 60" stroke="#1a1530" stroke-width="4" fill="none"/>` +
  lanterns(11, 100, 'pasar') +
  stall(40, '#e8503a') +
  stall(280, '#3f9b8f', 190) +
  stall(730, '#f2b134', 200) +
  stall(960, '#4f7ac6') +
  rect(0, 612, 1200, 63, '#1a1530') +
  line('PASAR MALAM', 600, 304, { font: 'sans-black', size: 104, anchor: 'middle', fill: '#fff4d9' }) +
  line('Ilustrasi', 600, 404, { font: 'script', size: 96, anchor: 'middle', fill: '#f7d774' }) +
  line('60 perupa • cetak, stiker, zine, lukis wajah', 600, 652, {
    font: 'sans-bold',
    size: 26,
    anchor: 'middle',
    fill: '#ffffff',
  });

const concert = () =>
  `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7b267"/><stop offset=".55" stop-color="#f4845f"/><stop offset="1" stop-color="#9b3f5c"/></linearGradient>` +
  rect(0, 0, 1200, 675, 'url(#s)') +
  circle(830, 330, 190, '#fde2a5') +
  [0, 1, 2, 3, 4].map((i) => rect(600, 350 + i * 34, 460, 8 + i * 3, '#f4845f', 'opacity=".75"')).join('') +
  mountains(0, 450, 1200, 225, ['#b5566a', '#7a3350', '#4a1d3a', '#2a1028'], 'senja') +
  `<g transform="translate(850 420) rotate(-32) scale(1.25)" fill="#1c0a1c"><ellipse cx="0" cy="70" rx="92" ry="78"/><ellipse cx="0" cy="-36" rx="66" ry="60"/><rect x="-14" y="-300" width="28" height="260"/><rect x="-24" y="-352" width="48" height="60" rx="8"/><circle cy="30" r="34" fill="#f4a261"/><path d="M-6 -340 V110 M0 -340 V110 M6 -340 V110" stroke="#f7d9a0" stroke-width="1.6"/></g>` +
  line('KONSER', 80, 220, { font: 'narrow', size: 170, fill: '#3a1230' }) +
  line('Senja Akustik', 76, 330, { font: 'script', size: 92, fill: '#fff6e3' }) +
  line('Di halaman studio, di bawah pohon mangga', 82, 400, {
    font: 'sans-bold',
    size: 27,
    fill: '#fff6e3',
    fit: 470,
  });

const workshop = () =>
  rect(0, 0, 1200, 675, '#23303d') +
  [
    [0, 210, '#31485c'],
    [130, 320, '#3c5870'],
    [280, 240, '#31485c'],
    [470, 380, '#46657f'],
    [640, 270, '#31485c'],
    [820, 350, '#3c5870'],
    [1000, 230, '#46657f'],
  ]
    .map(
      ([x, h, c]) =>
        rect(x, 560 - h, 190, h + 115, c) +
        Array.from({ length: 18 }, (_, i) =>
          rect(
            x + 22 + (i % 3) * 54,
            590 - h + Math.floor(i / 3) * 58,
            26,
            32,
            (i * 7 + h) % 4 ? '#22323f' : '#f7d774',
          ),
        ).join(''),
    )
    .join('') +
  rect(0, 600, 1200, 75, '#161e26') +
  [0, 1, 2, 3, 4, 5].map((i) => rect(60 + i * 210, 634, 110, 9, '#f7d774')).join('') +
  `<g transform="translate(520 -260) scale(1)">${arts.lens('#2f3a44', '#7ec8d0')}</g>`.replace(
    'translate(520 -260)',
    'translate(560 -230)',
  ) +
  '<linearGradient id="f" x1="0" x2="1"><stop offset="0" stop-color="#1b2631" stop-opacity=".95"/><stop offset=".55" stop-color="#1b2631" stop-opacity=".75"/><stop offset=".62" stop-color="#1b2631" stop-opacity="0"/></linearGradient>' +
  rect(0, 150, 1200, 290, 'url(#f)') +
  line('FOTO JALANAN', 70, 250, { font: 'sans-black', size: 96, fill: '#ffffff', fit: 620 }) +
  line('Lokakarya sehari', 72, 320, { font: 'serif-italic', size: 56, fill: '#f7d774' }) +
  line('Jalan kaki, melihat, menekan rana', 74, 380, { font: 'sans', size: 30, fill: '#e3edf3' });

const ticket = (key, nama_tiket, harga, quota, max_qty, sale_start, sale_end) => ({
  key,
  nama_tiket,
  harga,
  quota,
  max_qty,
  sale_start,
  sale_end,
});

export const events = [
  {
    key: 'pasar-malam-ilustrasi',
    nama_event: 'Pasar Malam Ilustrasi',
    category: 'Pameran',
    nama_organizer: 'Studio Karya',
    organizerLogo: true,
    tanggal_start: '+30d',
    tanggal_end: '+31d',
    waktu_start: '16:00',
    waktu_end: '22:00',
    nama_tempat: 'Halaman Studio Karya',
    alamat: 'Jl. Langensari No. 17, Gondokusuman, Kota Yogyakarta, Daerah Istimewa Yogyakarta',
    map_link: 'https://maps.google.com/?q=Gondokusuman+Yogyakarta',
    description:
      p(
        'Enam puluh perupa membuka meja di bawah lampion: cetak saring, stiker, zine, lukis wajah dan sablon di tempat.',
      ) + ul('Panggung musik pukul 19.00', 'Makanan dari tetangga', 'Anak di bawah 5 tahun gratis'),
    tickets: [
      ticket('harian', 'Tiket Harian', 25000, 400, 10, '-7d', '+30d@15:00'),
      ticket('dua-hari', 'Tiket Dua Hari', 40000, 150, 6, '-7d', '+30d@15:00'),
      ticket('anak', 'Anak di Bawah 5 Tahun', 0, 200, 2, '-7d', '+31d@20:00'),
      ticket('meja-perupa', 'Meja Perupa', 350000, 0, 1, '-20d', '+20d'),
      ticket('lukis-wajah', 'Lukis Wajah Anak', 35000, 60, 4, '+10d', '+31d@18:00'),
      ticket('awal', 'Tiket Awal', 15000, 100, 4, '-40d', '-5d'),
    ],
    picture: async () => ({ svg: market() }),
  },
  {
    key: 'konser-senja-akustik',
    nama_event: 'Konser Senja Akustik',
    category: 'Musik',
    nama_organizer: 'Studio Karya dan Kolektif Mangga',
    organizerLogo: true,
    tanggal_start: '+45d',
    tanggal_end: '+45d',
    waktu_start: '16:30',
    waktu_end: '20:30',
    nama_tempat: 'Taman Mangga',
    alamat: 'Jl. Kaliurang KM 5 No. 21, Kota Yogyakarta',
    map_link: 'https://maps.google.com/?q=Kaliurang+Yogyakarta',
    description:
      p(
        'Empat penampil, satu panggung kayu, tanpa pengeras berlebihan. Duduk di tikar, bawa botol minum sendiri.',
      ) + ol('Gerbang dibuka 16.00', 'Penampil pertama 16.45', 'Selesai sebelum 20.30'),
    tickets: [
      ticket('tikar', 'Duduk di Tikar', 75000, 180, 5, '-3d', '+45d@12:00'),
      ticket('kursi', 'Kursi Depan', 150000, 40, 2, '-3d', '+44d'),
      ticket('sahabat', 'Paket Sahabat (4 orang)', 260000, 0, 1, '-10d', '+40d'),
    ],
    picture: async () => ({ svg: concert() }),
  },
  {
    key: 'lokakarya-foto-jalanan',
    nama_event: 'Lokakarya Foto Jalanan',
    category: 'Lokakarya',
    nama_organizer: 'Studio Karya',
    organizerLogo: true,
    tanggal_start: '+60d',
    tanggal_end: '+60d',
    waktu_start: '07:00',
    waktu_end: '15:00',
    nama_tempat: 'Titik Nol Kilometer',
    alamat: 'Jl. Panembahan Senopati, Kota Yogyakarta',
    map_link: 'https://maps.google.com/?q=Titik+Nol+Kilometer+Yogyakarta',
    description:
      p('Berjalan dari Titik Nol ke Kotabaru bersama Galang Wirayuda. Ponsel atau kamera apa saja boleh.') +
      ul('Sarapan gudeg', 'Bedah foto bersama', 'Cetak satu karya'),
    tickets: [
      ticket('umum', 'Peserta Umum', 185000, 24, 3, '-1d', '+59d@20:00'),
      ticket('pelajar', 'Pelajar (tunjukkan kartu)', 95000, 10, 1, '+14d', '+59d@20:00'),
    ],
    picture: async () => ({ svg: workshop() }),
  },
];
