import { cutText } from '@lapak/domain/well-formed';
import type { Problem } from '@lapak/contracts/store-document/problem';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { inFormWords, productLabels } from '@lapak/contracts/store-document/product-labels';
import { placeOf } from '../seller-forms/form-errors.ts';
import { columnOf, LEVELS, type ColumnId } from './sheet-columns.ts';
import type { TracedRow } from './group-rows.ts';
import type { SheetProblem } from './read/read-table.ts';
import { nameOfOptions } from './product-reader.ts';

/** The column of a field of a product. */
const columnsOfFields: Readonly<Record<string, ColumnId>> = {
  key: 'kode',
  nama: 'nama',
  category: 'jenis',
  category_key: 'kategori',
  harga: 'harga',
  price: 'harga',
  stock: 'stok',
  berat: 'berat',
  images: 'gambar',
  description: 'deskripsi',
  discount_price: 'hargaDiskon',
  discount_start_date: 'mulaiDiskon',
  discount_end_date: 'akhirDiskon',
  status_promo: 'promo',
  product_condition: 'kondisi',
  pre_order_time: 'preOrder',
  buy_limit: 'batasBeli',
  youtube_url: 'video',
  link: 'tautan',
  is_hidden: 'disembunyikan',
};

const labels: Readonly<Record<string, string>> = productLabels;

interface Checked {
  after: ProductDocument;
  rows: readonly [TracedRow, ...TracedRow[]];
  rowOf: ReadonlyMap<string, TracedRow>;
}

const levelOf = (at: string | undefined) => LEVELS[Number(at ?? 0)] ?? 1;

/** The column and row of a field, `price_variety.3.price`. */
function placeIn({ after, rows, rowOf }: Checked, field: string): { id: ColumnId | null; row: TracedRow } {
  const [name = '', at, inner = '', part] = field.split('.');
  const [first] = rows;
  if (name === 'price_variety' && at !== undefined) {
    const options = after.price_variety?.[Number(at)]?.options ?? [];
    const row = rowOf.get(nameOfOptions(options)) ?? first;
    return { id: inner === 'options' ? `nilai${levelOf(part)}` : (columnsOfFields[inner] ?? null), row };
  }
  if (name === 'product_variety' && at !== undefined) {
    const level = levelOf(at);
    const option =
      inner === 'list_options' ? after.product_variety?.[Number(at)]?.list_options[Number(part)] : undefined;
    const row =
      rows.find(({ cells }) => option !== undefined && String(cells[`nilai${level}`]) === option) ?? first;
    return { id: inner === 'variation_name' ? `variasi${level}` : `nilai${level}`, row };
  }
  const id = columnsOfFields[name] ?? null;
  const row = id ? (rows.find(({ cells }) => (cells[id] ?? null) !== null) ?? first) : first;
  return { id, row };
}

const noPicture = 'wajib diisi: nama berkas di zip, misalnya kemeja.jpg, atau alamat https';
const noDiscountTime = (id: ColumnId) =>
  `wajib diisi karena Harga diskon diisi, misalnya ${columnOf(id).example}`;

/** A message of the import's rules in the words of a sheet. */
function wordsOf(id: ColumnId | null, { message, missing }: Problem): string {
  if (id === 'gambar' && /terlalu sedikit/.test(message)) return noPicture;
  if ((id === 'mulaiDiskon' || id === 'akhirDiskon') && /wajib diisi/.test(message))
    return noDiscountTime(id);
  if (id && (missing || /^wajib diisi/.test(message))) return `wajib diisi, misalnya ${columnOf(id).example}`;
  return inFormWords(message).replaceAll(' di antara tanda kutip', '').replaceAll(', tanpa tanda kutip', '');
}

/** Problems of checked products as mistakes of their cells, a list for each product. */
export function mistakesOf(
  problems: readonly Problem[],
  list: readonly Checked[],
  letters: Partial<Record<ColumnId, string>>,
): SheetProblem[][] {
  const mistakes: SheetProblem[][] = list.map(() => []);
  for (const problem of problems) {
    const { at, field } = placeOf(problem);
    const checked = list[at];
    if (!checked) continue;
    for (const name of problem.missing
      ? problem.missing.map((missing) => (field === '' ? missing : `${field}.${missing}`))
      : [field]) {
      const { id, row } = placeIn(checked, name);
      const cell = id === null ? null : (row.cells[id] ?? null);
      mistakes[at]?.push({
        row: row.row,
        letter: id ? (letters[id] ?? null) : null,
        column: id ? columnOf(id).header : (labels[name.split('.')[0] ?? ''] ?? 'Produk'),
        value: cutText(String(cell ?? ''), 120),
        message: wordsOf(id, problem),
      });
    }
  }
  return mistakes;
}
