import type { XlsxSheet } from '../../lib/spreadsheet-writer.ts';
import type { Column, ColumnId } from './sheet-columns.ts';
import type { Value } from './read/cell-values.ts';

/** Rows that show how one fills the sheet: one product, and one in two colours. */
export const exampleRows: readonly Partial<Record<ColumnId, Value>>[] = [
  {
    ...{ nama: 'Kopi Gayo 250 g', jenis: 'Barang', harga: 85_000, stok: 40, berat: 270 },
    ...{ gambar: 'kopi-gayo.jpg', deskripsi: 'Disangrai setiap Senin.' },
  },
  {
    ...{ nama: 'Kemeja Batik Kawung', jenis: 'Barang', variasi1: 'Warna', nilai1: 'Sogan' },
    ...{ variasi2: 'Ukuran', nilai2: 'M', harga: 285_000, stok: 6, berat: 300 },
    ...{ gambar: 'kemeja-depan.jpg, kemeja-belakang.jpg', deskripsi: 'Katun primisima, jahitan rapi.' },
  },
  {
    ...{ nama: 'Kemeja Batik Kawung', variasi1: 'Warna', nilai1: 'Indigo' },
    ...{ variasi2: 'Ukuran', nilai2: 'L', harga: 295_000, stok: 4, berat: 320 },
  },
];

const rules = [
  'Isi lembar "Produk", satu baris untuk setiap produk atau setiap pilihan variasinya. Lembar ini tidak dibaca.',
  'Baris dengan Kode yang sama, atau dengan Nama produk yang sama, adalah satu produk.',
  'Produk dan pilihan yang tidak ada di lembar tetap seperti adanya. Menghapus baris tidak menghapus produk.',
  'Kolom yang kamu hapus tidak diubah. Kolom yang tidak dikenal disebut, lalu diabaikan.',
  'Sebelum ada yang ditulis, kamu melihat semua yang akan berubah.',
];

/** What to write in each column, for people. */
export function guideSheet(columns: readonly Column[]): XlsxSheet {
  const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
  const wrapped = (value: string) => ({
    value,
    wrap: true,
    alignVertical: 'top' as const,
  });
  return {
    sheet: 'Petunjuk',
    columns: [{ width: 24 }, { width: 80 }, { width: 36 }],
    data: [
      ...rules.map((rule) => [null, wrapped(rule), null]),
      [null, null, null],
      [bold('Isi kolom'), bold('Yang ditulis'), bold('Contoh')],
      ...columns.map(({ header, help, example }) => [
        wrapped(header),
        wrapped(help),
        example === '' ? null : wrapped(example),
      ]),
    ],
  };
}
