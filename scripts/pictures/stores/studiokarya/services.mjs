import { board, deskLamp, pen, pencils } from '../../studio/desk.mjs';
import { camera } from '../../studio/camera.mjs';
import { headphones } from '../../studio/headphones.mjs';
import { laptop, slab } from '../../studio/devices.mjs';
import { microphone } from '../../studio/microphone.mjs';
import { plant } from '../../studio/plant.mjs';
import { sheet } from '../../studio/paper.mjs';
import { softbox } from '../../studio/softbox.mjs';
import { drawingApp, gallery, identity, invitation, portrait, timeline } from '../../studio/screens.mjs';
import { metal, satin } from '../../render/materials.mjs';
import { place } from '../../render/scene.mjs';
import { backdrops } from '../shared/backdrops.mjs';
import { p, ul } from '../shared/html.mjs';
import { still } from '../shared/still.mjs';

const service = (key, nama, category_key, harga, story, steps, picture, extra = {}) => ({
  key,
  slug: key,
  nama,
  category: 'jasa',
  category_key,
  harga,
  stock: 500,
  alamat_option: 0,
  is_notes: 1,
  description: p(story) + ul(...steps),
  picture,
  ...extra,
});
const dated = { enable_order_date: 1 };
const identified = { enable_identity_data: 1 };
const ask = (...custom_field) => ({ is_custom_field: 1, custom_field });
const field = (name, form_name, type, placeholder, is_required = 1, options = undefined) => ({
  name,
  form_name,
  type,
  ...(options ? { options } : {}),
  placeholder,
  is_required,
});
const survey = (name) => ({ is_survei: 1, survei_link: `https://survei.lapak.test/${name}` });

/** The brief of a logo: every type of field there is. */
const brief = ask(
  field('Nama merek', 'nama_merek', 'short-text', 'Contoh: Rimbun'),
  field('Ceritakan usaha Anda', 'cerita_usaha', 'long-text', 'Apa yang dijual, kepada siapa, apa bedanya'),
  field('Jumlah konsep', 'jumlah_konsep', 'number', '1 sampai 5'),
  field('Gaya', 'gaya', 'dropdown', 'Pilih gaya', 1, ['Tradisional', 'Modern', 'Gambar tangan', 'Tipografi']),
  field('Tenggat', 'tenggat', 'date', 'Tanggal terakhir', 1),
  field('Tautan acuan', 'tautan_acuan', 'short-text', 'Boleh kosong', 0),
);

export const services = [
  service(
    'jasa-foto-produk',
    'Jasa Foto Produk (per 10 foto)',
    'fotografi',
    450000,
    'Kirim atau bawa produk Anda, kami foto dengan latar polos dan suasana. Hasil siap unggah.',
    ['10 foto latar polos, 3 foto suasana', 'Selesai tiga hari kerja', 'Satu kali perbaikan'],
    still(
      () => [
        place(camera(), { at: [-0.35, 0, 0], turn: 24 }),
        place(softbox(), { at: [1.15, 0, -0.9], scale: 0.9 }),
      ],
      backdrops.stone,
      { pitch: 9, target: [0.15, 0.95, 0], lens: 21.28 },
    ),
    {
      ...dated,
      ...ask(
        field('Jenis produk', 'jenis_produk', 'short-text', 'Contoh: keripik dalam kemasan'),
        field('Jumlah produk', 'jumlah_produk', 'number', 'Berapa barang'),
        field('Latar', 'latar', 'dropdown', 'Pilih latar', 1, ['Putih', 'Warna', 'Kayu', 'Suasana dapur']),
      ),
      status_promo: 1,
      enable_discount_pricing: 1,
      discount_price: 385000,
      discount_start_date: '-2d',
      discount_end_date: '+30d',
    },
  ),
  service(
    'jasa-foto-keluarga',
    'Foto Keluarga di Studio',
    'fotografi',
    350000,
    'Sesi 45 menit untuk sampai enam orang, tiga latar pilihan.',
    ['10 foto disunting', 'Semua berkas mentah', 'Cetak 10R satu lembar'],
    still(
      () => [place(camera({ body: '#5a3a22', top: metal('#d6b26a', 0.25) }), { turn: -28, scale: 1.1 })],
      backdrops.clay,
      { pitch: 12, target: [0.05, 0.62, 0], lens: 18.48 },
    ),
    dated,
  ),
  service(
    'jasa-foto-acara',
    'Dokumentasi Acara Setengah Hari',
    'fotografi',
    1500000,
    'Dua fotografer selama lima jam untuk lamaran, wisuda atau peluncuran.',
    ['200 foto disunting', 'Video ringkas satu menit'],
    still(() => [place(camera({ tele: true }), { at: [-0.3, 0, -0.3], turn: 38 })], backdrops.night, {
      pitch: 12,
      target: [0.15, 0.6, 0],
      lens: 20.16,
    }),
    { ...dated, is_limit: 1, buy_limit: 1 },
  ),
  service(
    'sewa-kamera-mirrorless',
    'Sewa Kamera Mirrorless (per hari)',
    'sewa',
    225000,
    'Kamera bersih dengan dua baterai dan kartu 64 GB. Wajib menunjukkan kartu identitas saat memesan.',
    ['Sewa dihitung 24 jam', 'Jaminan identitas', 'Denda keterlambatan Rp25.000 per jam'],
    still(
      () => [
        place(camera({ body: '#1c1c1e', top: satin('#2a2a2c') }), { at: [-0.1, 0, 0], turn: 12 }),
        place(camera({ tele: true, body: '#1c1c1e', top: satin('#2a2a2c') }), {
          at: [1.45, 0, -1.1],
          turn: -50,
          scale: 0.9,
        }),
      ],
      backdrops.mist,
      { pitch: 13, target: [0.35, 0.58, 0], lens: 20.72 },
    ),
    {
      ...dated,
      ...identified,
      enable_variations: 1,
      product_variety: [{ variation_name: 'Lensa', list_options: ['18-55 mm', '35 mm f/1.8', '70-200 mm'] }],
      price_variety: [
        { options: ['18-55 mm'], price: 225000, stock: 4 },
        { options: ['35 mm f/1.8'], price: 265000, stock: 2 },
        { options: ['70-200 mm'], price: 350000, stock: 0 },
      ],
    },
  ),
  service(
    'sewa-studio-podcast',
    'Sewa Studio Podcast (per jam)',
    'sewa',
    175000,
    'Ruang kedap suara untuk empat orang dengan operator.',
    ['Empat mikrofon', 'Tiga kamera, lampu siap', 'Berkas diberikan hari itu'],
    still(
      () => [
        place(microphone(), { at: [-0.35, 0, 0], turn: 20 }),
        place(headphones(), { at: [0.95, 0, -0.5], turn: -24, scale: 0.8 }),
      ],
      backdrops.dusk,
      { pitch: 9, target: [0.2, 1.12, 0], lens: 21.28 },
    ),
    { ...dated, ...identified },
  ),
  service(
    'jasa-rekam-suara',
    'Pengisi Suara Iklan 60 Detik',
    'audio',
    400000,
    'Suara hangat laki-laki atau perempuan untuk iklan, video profil dan pengumuman.',
    ['Naskah sampai 120 kata', 'Dua kali perbaikan', 'WAV dan MP3'],
    still(
      () => [place(microphone({ body: satin('#2f3a44'), screen: false }), { turn: -12, scale: 1.05 })],
      backdrops.mustard,
      { pitch: 8, target: [0, 1.2, 0], lens: 19.6 },
    ),
    ask(
      field('Naskah', 'naskah', 'long-text', 'Tempel naskah di sini'),
      field('Suara', 'suara', 'dropdown', 'Pilih suara', 1, [
        'Perempuan muda',
        'Perempuan dewasa',
        'Laki-laki muda',
        'Laki-laki dewasa',
      ]),
    ),
  ),
  service(
    'jasa-desain-logo',
    'Desain Logo dan Panduan Merek',
    'desain',
    750000,
    'Logo yang bercerita, lengkap dengan warna, huruf dan cara pakai. Isi data di bawah selengkap mungkin.',
    ['Tiga konsep', 'Tiga kali perbaikan', 'Berkas AI, SVG, PNG dan PDF'],
    still(
      async () => [
        place(sheet(await identity()), { at: [-0.3, 0, 0], turn: 16 }),
        place(pencils(), { at: [0.95, 0, 0.3], scale: 0.75 }),
      ],
      backdrops.sage,
      { pitch: 9, target: [0.2, 0.92, 0], lens: 19.04 },
    ),
    { ...brief, ...survey('logo') },
  ),
  service(
    'jasa-ilustrasi-potret',
    'Ilustrasi Potret dari Foto',
    'desain',
    225000,
    'Kirim foto, kami gambar ulang dengan gaya datar yang hangat. Cocok untuk hadiah.',
    ['Satu wajah, tambah Rp75.000 per wajah', 'Berkas siap cetak A4', 'Lima hari kerja'],
    still(
      async () => [
        place(sheet(await portrait()), { at: [-0.25, 0, 0], turn: -14 }),
        place(pen('#8f1f22'), { at: [0.9, 0, 0.8], turn: 35 }),
        place(pencils({ cup: '#3f6fae' }), { at: [1.0, 0, -0.15], scale: 0.7 }),
      ],
      backdrops.blush,
      { pitch: 9, target: [0.2, 0.92, 0], lens: 19.04 },
    ),
    {
      ...ask(
        field('Jumlah wajah', 'jumlah_wajah', 'number', '1'),
        field('Catatan warna', 'catatan_warna', 'long-text', 'Boleh kosong', 0),
      ),
      ...survey('potret'),
    },
  ),
  service(
    'jasa-desain-undangan',
    'Desain Undangan Pernikahan',
    'desain',
    300000,
    'Undangan cetak dan digital dengan rancangan yang sama.',
    ['Dua alternatif', 'Berkas cetak dan gambar untuk pesan', 'Nama tamu bisa diisi'],
    still(
      async () => [
        place(sheet(await invitation('#fbf5ea', '#5a2a2a', '#b08a4a')), { at: [-0.45, 0, -0.1], turn: 18 }),
        place(sheet(await invitation('#2f4a3d', '#f5ead6', '#d9b56a'), { w: 0.55, h: 0.75 }), {
          at: [0.85, 0, 0.4],
          turn: -16,
        }),
      ],
      backdrops.cream,
      { pitch: 9, target: [0.15, 0.9, 0], lens: 19.6 },
    ),
    ask(
      field('Nama mempelai', 'nama_mempelai', 'short-text', 'Nama lengkap berdua'),
      field('Tanggal acara', 'tanggal_acara', 'date', 'Tanggal'),
      field('Tema', 'tema', 'dropdown', 'Pilih tema', 1, ['Jawa', 'Minang', 'Bali', 'Bunga', 'Polos']),
    ),
  ),
  service(
    'jasa-sunting-video',
    'Sunting Video Pendek (per menit)',
    'video',
    180000,
    'Potong, rapikan warna, beri teks dan musik. Untuk reel, profil usaha dan dokumentasi.',
    ['Bahan sampai 20 menit', 'Teks bahasa Indonesia', 'Musik berlisensi'],
    still(async () => [place(laptop(await timeline()), { turn: 18 })], backdrops.dusk, {
      pitch: 16,
      target: [0, 0.68, -0.3],
      lens: 21.28,
    }),
  ),
  service(
    'kelas-gambar-digital',
    'Kelas Privat Gambar Digital',
    'kelas',
    275000,
    'Belajar dari nol bersama ilustrator kami, di studio atau daring. Satu pertemuan dua jam.',
    ['Tablet disediakan', 'Materi dan rekaman', 'Usia 10 tahun ke atas'],
    still(
      async () => [
        place(slab(await drawingApp('bird'), { w: 1.15, h: 0.8, lean: -32 }), {
          turn: 14,
          at: [-0.1, -0.1, 0],
        }),
        place(pen(), { at: [0.9, 0.02, 0.9], turn: 40 }),
        place(plant(), { at: [-1.1, 0, -0.9], scale: 0.85 }),
      ],
      backdrops.forest,
      { pitch: 20, target: [0, 0.52, 0], lens: 19.6 },
    ),
    {
      ...dated,
      ...ask(
        field('Tingkat', 'tingkat', 'dropdown', 'Pilih tingkat', 1, ['Pemula', 'Menengah', 'Mahir']),
        field('Usia peserta', 'usia_peserta', 'number', 'Tahun'),
      ),
    },
  ),
  service(
    'konsultasi-merek-gratis',
    'Konsultasi Merek 30 Menit',
    'kelas',
    0,
    'Gratis untuk usaha kecil: ceritakan masalahnya, kami bantu memilih langkah pertama.',
    ['Daring lewat panggilan video', 'Satu kali per usaha'],
    still(
      () => [
        board('#a8713f'),
        place(deskLamp(), { at: [-0.95, 0.1, -0.3] }),
        place(plant({ pot: '#f3ead6' }), { at: [0.95, 0.1, -0.3], scale: 0.7 }),
        place(pencils({ cup: '#2f3a44' }), { at: [0.2, 0.1, 0.1], scale: 0.6 }),
      ],
      backdrops.sand,
      { pitch: 11, target: [0, 0.88, 0], lens: 20.16 },
    ),
    {
      ...dated,
      is_limit: 1,
      buy_limit: 1,
      ...ask(field('Nama usaha', 'nama_usaha', 'short-text', 'Nama usaha')),
    },
  ),
  service(
    'cetak-album-foto',
    'Susun Album Foto Keluarga',
    'fotografi',
    280000,
    'Kirim sampai 80 foto, kami pilih, rapikan dan susun menjadi album siap cetak.',
    ['40 halaman', 'Satu kali perbaikan'],
    still(
      async () => [
        place(slab(await gallery('album', ['#f0b37a', '#9cc3ea', '#e6c88f', '#b3c2a3'])), {
          at: [-0.5, 0, 0],
          turn: 18,
        }),
        place(
          sheet(await gallery('cetak', ['#d98a93', '#7ea0d0', '#a9c276', '#e0913b']), { w: 0.5, h: 0.95 }),
          { at: [0.7, 0, 0.05], turn: -18 },
        ),
      ],
      backdrops.mist,
      { pitch: 9, target: [0.1, 0.95, 0], lens: 18.48 },
    ),
  ),
];
