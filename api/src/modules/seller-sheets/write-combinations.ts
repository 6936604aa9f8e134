import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { stockLeft } from '../../import/stock-left.ts';
import { columnOf, LEVELS } from './sheet-columns.ts';
import type { TracedRow } from './group-rows.ts';
import { amount, nameOfOptions, required, type Reader } from './product-reader.ts';
import { combinationsOf, type Combination } from './shown-cells.ts';

/** Stock of something that exists: what the sheet changed, minus what was sold since it was exported. */
export function restocked(
  { isChanged, warnings }: Reader,
  row: TracedRow,
  now: number,
  version: string,
): number {
  const wanted = amount(row.cells.stok);
  if (!isChanged(row, 'stok') || wanted === undefined || wanted === now) return now;
  if (row.trace?.version === version) return stockLeft(wanted, row.trace.stock, now);
  const why = row.trace
    ? 'produknya sudah diubah sejak lembar ini diunduh'
    : 'barisnya tidak berasal dari lembar yang diunduh, jadi yang terjual sementara itu tidak diketahui';
  warnings.push(
    `Baris ${row.row}: stok ${wanted} tidak ditulis, karena ${why}. Stoknya tetap ${now}. Unduh lembar yang baru untuk mengubahnya.`,
  );
  return now;
}

/** Prices, stock and weight of a combination that exists. */
function editedCombination(
  reader: Reader,
  row: TracedRow,
  before: Combination,
  version: string,
): Combination {
  const { isChanged, report } = reader;
  const after = { ...before, stock: restocked(reader, row, before.stock, version) };
  if (isChanged(row, 'harga')) {
    const price = amount(row.cells.harga);
    if (price === undefined) report(row, 'harga', required('harga'));
    else after.price = price;
  }
  if (isChanged(row, 'berat')) after.berat = amount(row.cells.berat);
  return after;
}

/** A combination that the product does not have yet. What is empty is as in the row above. */
function newCombination(
  { report }: Reader,
  row: TracedRow,
  options: string[],
  above: Combination | undefined,
): Combination {
  const price = amount(row.cells.harga) ?? above?.price;
  const stock = amount(row.cells.stok);
  if (price === undefined) report(row, 'harga', required('harga'));
  if (stock === undefined) report(row, 'stok', required('stok'));
  const berat = amount(row.cells.berat) ?? above?.berat;
  return { options, price: price ?? 0, stock: stock ?? 0, ...(berat === undefined ? {} : { berat }) };
}

/** Names of the levels, and the options of each: those that it has, and new ones in the order of the sheet. */
function writeLevels(
  reader: Reader,
  draft: ProductDocument,
  combinations: readonly Combination[],
  count: number,
) {
  const before = draft.enable_variations === 1 ? (draft.product_variety ?? []) : [];
  draft.product_variety = LEVELS.slice(0, count).map((level, at) => {
    const named = reader.common(`variasi${level}`);
    const name = named?.value ?? before[at]?.variation_name ?? null;
    if (name === null)
      reader.report(
        named?.row ?? reader.rows[0],
        `variasi${level}`,
        `wajib diisi karena Nilai ${level} diisi, misalnya ${columnOf(`variasi${level}`).example || 'Bahan'}`,
      );
    const used = combinations.map(({ options }) => options[at] ?? '');
    return {
      variation_name: String(name ?? 'Variasi'),
      list_options: [...new Set([...(before[at]?.list_options ?? []), ...used])],
    };
  });
}

const differentLevels = (count: number) =>
  `produk ini dijual dalam ${count} variasi; isi Nilai 1 sampai Nilai ${count}. Jumlah variasinya diubah di halaman produk`;

/** The combinations of a product after the sheet; those that it does not have stay. */
export function writeCombinations(
  reader: Reader,
  draft: ProductDocument,
  version: string,
  rowOf: Map<string, TracedRow>,
) {
  const before = combinationsOf(draft);
  const made: Combination[] = [];
  const edited = new Map<string, Combination>();
  const count =
    before.length > 0 ? (draft.product_variety ?? []).length : reader.optionsOf(reader.rows[0]).length;
  for (const row of reader.rows) {
    const options = reader.optionsOf(row);
    const name = nameOfOptions(options);
    const same = rowOf.get(name);
    if (options.length !== count) {
      const concerns = (['harga', 'stok', 'berat', 'hargaDiskon'] as const).some((id) =>
        reader.isChanged(row, id),
      );
      if (options.length > 0 || concerns)
        reader.report(
          row,
          'nilai1',
          before.length > 0
            ? differentLevels(count)
            : 'isi pilihan yang sama banyaknya di semua baris produk ini',
        );
      continue;
    }
    if (same) {
      reader.report(
        row,
        'nilai1',
        `pilihan ini sudah ada di baris ${same.row}; tulis pilihan lain atau hapus salah satunya`,
      );
      continue;
    }
    rowOf.set(name, row);
    const known = before.find((combination) => nameOfOptions(combination.options) === name);
    if (known) edited.set(name, editedCombination(reader, row, known, version));
    else made.push(newCombination(reader, row, options, made.at(-1)));
  }
  const after = [
    ...before.map((combination) => edited.get(nameOfOptions(combination.options)) ?? combination),
    ...made,
  ];
  writeLevels(reader, draft, after, count);
  draft.enable_variations = 1;
  draft.price_variety = after;
}
