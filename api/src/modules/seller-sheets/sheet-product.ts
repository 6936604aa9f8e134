import { limits } from '@lapak/contracts/limits';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { columnOf, LEVELS } from './sheet-columns.ts';
import type { TracedRow } from './group-rows.ts';
import {
  amount,
  createProductReader,
  nameOfOptions,
  required,
  type Reader,
  type Rows,
  type SheetContext,
} from './product-reader.ts';
import type { SheetProblem } from './read/read-table.ts';
import { combinationsOf } from './shown-cells.ts';
import { restocked, writeCombinations } from './write-combinations.ts';
import { writeOwnCells } from './write-cells.ts';

export interface SheetProduct {
  after: ProductDocument;
  problems: SheetProblem[];
  /** What is not written although the sheet says so. */
  warnings: string[];
  /** The row of a combination, by its options; of a product without variations by none. */
  rowOf: ReadonlyMap<string, TracedRow>;
}

/** Price, stock and weight of a product without variations. */
function writeFigures(reader: Reader, draft: ProductDocument, version: string) {
  const { rows, isNew, isChanged, report } = reader;
  const [row, second] = rows;
  if (second)
    report(
      second,
      'nama',
      `sama dengan produk di baris ${row.row}; isi Variasi 1 dan Nilai 1 kalau ini pilihannya, atau beri nama lain`,
    );
  for (const id of ['harga', 'stok'] as const)
    if ((isNew || isChanged(row, id)) && amount(row.cells[id]) === undefined) report(row, id, required(id));
  if (isChanged(row, 'harga')) draft.harga = amount(row.cells.harga) ?? draft.harga;
  draft.stock = isNew ? (amount(row.cells.stok) ?? 0) : restocked(reader, row, draft.stock, version);
  if (isChanged(row, 'berat')) {
    draft.type_of_weight = 'permanent';
    draft.berat = amount(row.cells.berat);
  }
}

/** Discount prices with their time; the discount is on while there are any. */
function writeDiscount(
  { rows, isChanged, common }: Reader,
  draft: ProductDocument,
  rowOf: ReadonlyMap<string, TracedRow>,
) {
  const [start, end] = [common('mulaiDiskon'), common('akhirDiskon')];
  if (!start && !end && !rows.some((row) => isChanged(row, 'hargaDiskon'))) return;
  const wasOn = draft.enable_discount_pricing === 1;
  const discount = (row: TracedRow | undefined, before: number | null | undefined) =>
    row && isChanged(row, 'hargaDiskon')
      ? amount(row.cells.hargaDiskon)
      : wasOn
        ? (before ?? undefined)
        : undefined;
  if (start) draft.discount_start_date = start.value === null ? undefined : String(start.value);
  if (end) draft.discount_end_date = end.value === null ? undefined : String(end.value);
  if (draft.enable_variations === 1) {
    draft.price_variety = draft.price_variety?.map((combination) => ({
      ...combination,
      discount_price: discount(rowOf.get(nameOfOptions(combination.options)), combination.discount_price),
    }));
  } else draft.discount_price = discount(rows[0], draft.discount_price);
  const isOn = [draft, ...combinationsOf(draft)].some(
    (of) => of.discount_price !== undefined && of.discount_price !== null,
  );
  draft.enable_discount_pricing = isOn ? 1 : 0;
}

function written(reader: Reader, draft: ProductDocument, version: string): SheetProduct {
  const rowOf = new Map<string, TracedRow>();
  writeOwnCells(reader, draft);
  const isVaried =
    combinationsOf(draft).length > 0 ||
    reader.rows.some((row) => LEVELS.some((level) => (row.cells[`nilai${level}`] ?? null) !== null));
  if (isVaried) writeCombinations(reader, draft, version, rowOf);
  else {
    rowOf.set(nameOfOptions([]), reader.rows[0]);
    writeFigures(reader, draft, version);
  }
  writeDiscount(reader, draft, rowOf);
  return { after: draft, problems: reader.problems, warnings: reader.warnings, rowOf };
}

/** A product of the store after the rows that a sheet has of it. */
export function editedProduct(
  rows: Rows,
  { product, version }: { product: ProductDocument; version: string },
  context: SheetContext,
): SheetProduct {
  return written(createProductReader(rows, context, product), { ...product }, version);
}

/** A product that the store does not have yet. */
export function newProduct(
  rows: Rows,
  names: { key: string; slug: string },
  context: SheetContext,
): SheetProduct {
  const reader = createProductReader(rows, context, null);
  const draft: ProductDocument = {
    ...names,
    nama: '',
    category: 'barang',
    harga: 0,
    stock: 0,
    images: [],
    description: '',
  };
  const made = written(reader, draft, '');
  const combinations = combinationsOf(draft);
  if (draft.nama === '' && !reader.problems.some(({ column }) => column === columnOf('nama').header))
    reader.report(rows[0], 'nama', required('nama'));
  if (combinations.length > 0) {
    draft.harga = Math.min(...combinations.map(({ price }) => price));
    draft.stock = Math.min(
      limits.stock,
      combinations.reduce((sum, { stock }) => sum + stock, 0),
    );
    const weight = combinations.find(({ berat }) => berat !== undefined)?.berat;
    draft.berat = weight;
    draft.price_variety = combinations.map(({ berat, ...combination }) =>
      berat === undefined || berat === weight ? combination : { ...combination, berat },
    );
  }
  return made;
}
