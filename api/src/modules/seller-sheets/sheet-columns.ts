import {
  readChoice,
  readFlag,
  readGrams,
  readLines,
  readMoment,
  readText,
  readWhole,
  type RawCell,
  type ReadCell,
} from './read/cell-values.ts';
import { readPictureNames } from './read/picture-names.ts';
import type { SheetColumn, SheetKind, SheetRow, SheetTable } from './read/read-table.ts';

/** Levels of variations that a product may have. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
type Level = (typeof LEVELS)[number];

export type ColumnId =
  | 'kode'
  | 'nama'
  | 'jenis'
  | 'kategori'
  | `variasi${Level}`
  | `nilai${Level}`
  | 'harga'
  | 'stok'
  | 'berat'
  | 'gambar'
  | 'deskripsi'
  | 'hargaDiskon'
  | 'mulaiDiskon'
  | 'akhirDiskon'
  | 'promo'
  | 'kondisi'
  | 'preOrder'
  | 'batasBeli'
  | 'video'
  | 'tautan'
  | 'disembunyikan'
  | 'jejak';

/** How cells are formatted in a spreadsheet. */
type Format = 'text' | 'whole' | 'moment';

export interface Column extends SheetColumn<ColumnId> {
  /** In characters. */
  width: number;
  format: Format;
  /** Whether each combination has its own; else all rows of a product say the same, or nothing. */
  ofRow?: true;
  /** What the guide of the template says. */
  help: string;
  example: string;
}

export const kinds = { barang: 'Barang', jasa: 'Jasa', digital_product: 'Produk digital' } as const;
const kindWords = new Map<string, string>([
  ...Object.values(kinds).map((word): [string, string] => [word.toLowerCase(), word]),
  ...(['produk fisik', 'fisik', 'goods'] as const).map((word): [string, string] => [word, kinds.barang]),
  ...(['layanan', 'servis', 'service'] as const).map((word): [string, string] => [word, kinds.jasa]),
  ...(['digital', 'digital product', 'file'] as const).map((word): [string, string] => [
    word,
    kinds.digital_product,
  ]),
]);

export const conditions = { new: 'Baru', used: 'Bekas' } as const;
const conditionWords = new Map<string, string>([
  ['baru', conditions.new],
  ['new', conditions.new],
  ['bekas', conditions.used],
  ['second', conditions.used],
  ['used', conditions.used],
]);

const whole = (what: string) => (cell: RawCell) => readWhole(cell, what);

function readVideo(cell: RawCell): ReadCell {
  const read = readText(cell);
  if ('problem' in read || typeof read.value !== 'string') return read;
  const [, code] =
    /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live)\/)([A-Za-z0-9_-]{6,20})/.exec(read.value) ?? [];
  return { value: code ?? read.value };
}

const level = (at: Level): Column[] => [
  {
    id: `variasi${at}`,
    header: `Variasi ${at}`,
    also: [`nama variasi ${at}`, ...(at === 1 ? ['variasi', 'nama variasi'] : [])],
    width: 12,
    format: 'text',
    help:
      at === 1
        ? 'Nama variasinya, kalau produk dijual dalam pilihan. Satu baris untuk setiap pilihan.'
        : `Nama variasi ke-${at}, kalau ada. Kosongkan kalau tidak ada.`,
    example: at === 1 ? 'Warna' : at === 2 ? 'Ukuran' : '',
    read: readText,
  },
  {
    id: `nilai${at}`,
    header: `Nilai ${at}`,
    also: [`pilihan ${at}`, `opsi ${at}`, ...(at === 1 ? ['pilihan', 'nilai variasi'] : [])],
    width: 12,
    format: 'text',
    ofRow: true,
    help: `Pilihan dari Variasi ${at} di baris ini.`,
    example: at === 1 ? 'Merah' : at === 2 ? 'L' : '',
    read: readText,
  },
];

/** The columns of a sheet of products, in their order. */
export const columns: readonly Column[] = [
  {
    id: 'kode',
    header: 'Kode',
    also: ['sku', 'kode produk', 'key', 'id produk', 'kode barang'],
    width: 18,
    format: 'text',
    help: 'Kode produk di toko ini; jangan diubah untuk produk yang sudah ada. Produk baru boleh kosong.',
    example: 'kemeja-kawung',
    read: readText,
  },
  {
    id: 'nama',
    header: 'Nama produk',
    also: ['nama', 'nama barang', 'produk', 'product name', 'judul'],
    width: 30,
    format: 'text',
    help: 'Wajib. Baris dengan nama atau kode yang sama adalah satu produk.',
    example: 'Kemeja Batik Kawung',
    read: readText,
  },
  {
    id: 'jenis',
    header: 'Jenis produk',
    also: ['jenis', 'tipe', 'tipe produk'],
    width: 14,
    format: 'text',
    help: 'Barang, Jasa, atau Produk digital. Kosong berarti Barang.',
    example: 'Barang',
    read: (cell) => readChoice(cell, kindWords),
  },
  {
    id: 'kategori',
    header: 'Kategori',
    also: ['category', 'etalase'],
    width: 16,
    format: 'text',
    help: 'Nama kategori yang sudah ada di toko. Boleh kosong.',
    example: '',
    read: readText,
  },
  ...LEVELS.flatMap(level),
  {
    id: 'harga',
    header: 'Harga',
    also: ['harga jual', 'price', 'harga (rp)', 'harga satuan'],
    width: 12,
    format: 'whole',
    ofRow: true,
    help: 'Wajib. Rupiah, misalnya 25000; "25.000" dan "Rp 25.000" juga terbaca.',
    example: '285000',
    read: whole('harga'),
  },
  {
    id: 'stok',
    header: 'Stok',
    also: ['stock', 'jumlah stok', 'persediaan'],
    width: 9,
    format: 'whole',
    ofRow: true,
    help: 'Wajib untuk produk baru. Yang terjual setelah lembar ini diunduh tetap dihitung terjual.',
    example: '24',
    read: whole('stok'),
  },
  {
    id: 'berat',
    header: 'Berat (gram)',
    also: ['berat', 'weight', 'berat (g)', 'berat (gr)'],
    width: 12,
    format: 'whole',
    ofRow: true,
    help: 'Wajib untuk barang. Gram; "0,3 kg" juga terbaca.',
    example: '300',
    read: readGrams,
  },
  {
    id: 'gambar',
    header: 'Gambar',
    also: ['foto', 'foto produk', 'gambar produk', 'image', 'images'],
    width: 34,
    format: 'text',
    help: 'Wajib untuk produk baru. Nama berkas di zip, atau alamat https; lebih dari satu dipisah koma. Cukup di baris pertama produk. Yang pertama tampil di daftar.',
    example: 'kemeja.jpg, kemeja-belakang.jpg',
    read: readPictureNames,
  },
  {
    id: 'deskripsi',
    header: 'Deskripsi',
    also: ['keterangan', 'description', 'deskripsi produk'],
    width: 40,
    format: 'text',
    help: 'Teks biasa atau HTML. Cukup di baris pertama produk.',
    example: 'Katun primisima, jahitan rapi.',
    read: readLines,
  },
  {
    id: 'hargaDiskon',
    header: 'Harga diskon',
    also: ['harga promo', 'harga coret'],
    width: 12,
    format: 'whole',
    ofRow: true,
    help: 'Harga selama diskon; kosong berarti tanpa diskon. Perlu Mulai diskon dan Akhir diskon.',
    example: '249000',
    read: whole('harga diskon'),
  },
  {
    id: 'mulaiDiskon',
    header: 'Mulai diskon',
    also: ['diskon mulai'],
    width: 16,
    format: 'moment',
    help: 'Tanggal, boleh dengan jam (WIB).',
    example: '01/12/2026',
    read: readMoment,
  },
  {
    id: 'akhirDiskon',
    header: 'Akhir diskon',
    also: ['diskon akhir', 'selesai diskon'],
    width: 16,
    format: 'moment',
    help: 'Tanggal, boleh dengan jam (WIB). Tanggal saja berarti sampai akhir hari itu.',
    example: '31/12/2026',
    read: readMoment,
  },
  {
    id: 'promo',
    header: 'Promo',
    width: 8,
    format: 'text',
    help: 'ya kalau produk ini ditandai promo di daftar.',
    example: 'tidak',
    read: readFlag,
  },
  {
    id: 'kondisi',
    header: 'Kondisi',
    also: ['condition'],
    width: 9,
    format: 'text',
    help: 'Baru atau Bekas. Kosong berarti Baru.',
    example: 'Baru',
    read: (cell) => readChoice(cell, conditionWords),
  },
  {
    id: 'preOrder',
    header: 'Pre-order (hari)',
    also: ['pre-order', 'preorder', 'pre order'],
    width: 14,
    format: 'whole',
    help: 'Lama pembuatan dalam hari, kalau produknya pre-order.',
    example: '',
    read: whole('lama pre-order'),
  },
  {
    id: 'batasBeli',
    header: 'Batas beli',
    also: ['batas pembelian', 'maksimal beli'],
    width: 10,
    format: 'whole',
    help: 'Paling banyak dalam satu pesanan. Kosong berarti tidak dibatasi.',
    example: '',
    read: whole('batas beli'),
  },
  {
    id: 'video',
    header: 'Video YouTube',
    also: ['video', 'youtube'],
    width: 16,
    format: 'text',
    help: 'Alamat atau kode video di YouTube.',
    example: '',
    read: readVideo,
  },
  {
    id: 'tautan',
    header: 'Tautan produk digital',
    also: ['tautan', 'link'],
    width: 20,
    format: 'text',
    help: 'Alamat yang diterima pembeli setelah membayar produk digital.',
    example: '',
    read: readText,
  },
  {
    id: 'disembunyikan',
    header: 'Disembunyikan',
    also: ['sembunyikan', 'hidden'],
    width: 13,
    format: 'text',
    help: 'ya kalau produknya belum mau ditampilkan di toko.',
    example: 'tidak',
    read: readFlag,
  },
  {
    id: 'jejak',
    header: 'Jejak (jangan diubah)',
    also: ['jejak'],
    width: 6,
    format: 'text',
    ofRow: true,
    help: 'Diisi oleh Lapak saat diunduh, supaya yang diubah orang lain dan yang terjual sementara itu tidak tertimpa. Biarkan saja.',
    example: '',
    read: readText,
  },
];

export type ProductRow = SheetRow<ColumnId>;
export type ProductTable = SheetTable<ColumnId>;

export const productSheet: SheetKind<ColumnId> = {
  columns,
  keys: ['nama', 'kode'],
  noHeads:
    'Judul kolom tidak ditemukan. Baris pertama harus berisi judul seperti "Kode", "Nama produk", dan "Harga"; unduh templatnya untuk contoh',
};

const byId = new Map(columns.map((column) => [column.id, column]));

/** A column by its name in the code. */
export function columnOf(id: ColumnId): Column {
  const column = byId.get(id);
  if (!column) throw new Error(`there is no column ${id}`);
  return column;
}
