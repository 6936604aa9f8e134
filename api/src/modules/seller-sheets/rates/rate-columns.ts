import { readGrams, readText, readWhole } from '../read/cell-values.ts';
import type { SheetColumn, SheetKind } from '../read/read-table.ts';

export type RateColumnId =
  'provinsi' | 'kota' | 'kecamatan' | 'layanan' | 'kelipatan' | 'ongkos' | 'tercepat' | 'terlama';

/** The columns of a store's own rates, in their order; the widths in characters. */
export const rateColumns: readonly (SheetColumn<RateColumnId> & {
  width: number;
  help: string;
  example: string;
})[] = [
  {
    ...{ id: 'provinsi', header: 'Provinsi', width: 22, read: readText },
    help: 'Kosongkan untuk seluruh Indonesia.',
    example: 'Jawa Barat',
  },
  {
    ...{ id: 'kota', header: 'Kota/Kabupaten', also: ['kota', 'kabupaten', 'kota / kabupaten', 'kab/kota'] },
    ...{ width: 28, read: readText },
    help: 'Kosongkan kalau tarifnya untuk seluruh provinsi.',
    example: 'Kota Bandung',
  },
  {
    ...{ id: 'kecamatan', header: 'Kecamatan', also: ['kec'], width: 22, read: readText },
    help: 'Kosongkan kalau tarifnya untuk seluruh kota atau kabupaten.',
    example: 'Coblong',
  },
  {
    ...{ id: 'layanan', header: 'Layanan', also: ['jenis layanan', 'service'], width: 16, read: readText },
    help: 'Nama yang dilihat pembeli. Kosong berarti Reguler.',
    example: 'Reguler',
  },
  {
    ...{ id: 'kelipatan', header: 'Kelipatan berat (gram)', also: ['kelipatan', 'berat (gram)', 'berat'] },
    ...{ width: 20, read: readGrams },
    help: 'Ongkosnya dihitung untuk setiap kelipatan ini; yang tidak genap dibulatkan ke atas. Kosong berarti 1000 (1 kg).',
    example: '1000',
  },
  {
    ...{
      id: 'ongkos',
      header: 'Ongkos per kelipatan',
      also: ['ongkos', 'ongkir', 'tarif', 'harga', 'biaya'],
    },
    ...{ width: 20, read: (cell) => readWhole(cell, 'ongkos') },
    help: 'Wajib. Rupiah; 0 berarti gratis ongkir.',
    example: '9000',
  },
  {
    ...{ id: 'tercepat', header: 'Hari tercepat', also: ['hari', 'estimasi', 'estimasi hari', 'lama'] },
    ...{ width: 14, read: (cell) => readWhole(cell, 'jumlah hari') },
    help: 'Perkiraan sampai, dalam hari. Boleh kosong.',
    example: '1',
  },
  {
    ...{ id: 'terlama', header: 'Hari terlama', also: ['hari paling lama'], width: 14 },
    read: (cell) => readWhole(cell, 'jumlah hari'),
    help: 'Kosongkan kalau sama dengan Hari tercepat.',
    example: '2',
  },
];

export const rateSheet: SheetKind<RateColumnId> = {
  columns: rateColumns,
  keys: ['ongkos'],
  noHeads:
    'Judul kolom tidak ditemukan. Baris pertama harus berisi judul seperti "Provinsi" dan "Ongkos per kelipatan"; unduh templatnya untuk contoh',
};
