import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { stockLeft } from '../../import/stock-left.ts';
import { columnOf, conditions, kinds, LEVELS, type ColumnId } from './columns.ts';
import { descriptionHtml } from './description-html.ts';
import type { TracedRow } from './group-rows.ts';
import { pictureNames } from './read/picture-names.ts';
import type { Value } from './read/cell-values.ts';
import type { SheetProblem } from './read/read-table.ts';
import { combinationsOf, shownCells, type Combination } from './shown-cells.ts';
import { isOtherThan } from './trace.ts';

/** What cells of products refer to. */
export interface SheetContext {
  letters: Partial<Record<ColumnId, string>>;
  /** Keys of categories by their name in small letters, and by themselves. */
  categories: ReadonlyMap<string, string>;
  categoryNames: ReadonlyMap<string, string>;
  /** The path in a product's form of each picture that a cell names, or why there is none. */
  pictures: ReadonlyMap<string, { path: string } | { problem: string }>;
}

export interface SheetProduct {
  after: ProductDocument;
  problems: SheetProblem[];
  /** What is not written although the sheet says so. */
  warnings: string[];
  /** The row of a combination, by its options; of a product without variations by none. */
  rowOf: ReadonlyMap<string, TracedRow>;
}

type Rows = readonly [TracedRow, ...TracedRow[]];

/** Columns of a product as a whole that are written one by one. */
const ofProduct = [
  'nama',
  'jenis',
  'kategori',
  'gambar',
  'deskripsi',
  'promo',
  'kondisi',
  'preOrder',
  'batasBeli',
  'video',
  'tautan',
  'disembunyikan',
] as const satisfies readonly ColumnId[];

export const nameOfOptions = (options: readonly string[]): string => JSON.stringify(options);
const required = (id: ColumnId) => `wajib diisi, misalnya ${columnOf(id).example}`;

const keyByWord = (words: Readonly<Record<string, string>>, value: Value) =>
  Object.keys(words).find((key) => words[key] === value);

const optionCells = (row: TracedRow): Value[] => {
  const values = LEVELS.map((level) => row.cells[`nilai${level}`] ?? null);
  return values.slice(0, values.findLastIndex((value) => value !== null) + 1);
};

type Shown = Partial<Record<ColumnId, Value>>;

/** What the store shows in the cells of a row now. Of a combination that it lacks, what the product has in common. */
function shownNow(row: TracedRow, present: ProductDocument, { categoryNames }: SheetContext): Shown {
  const combinations = combinationsOf(present);
  const name = nameOfOptions(optionCells(row).map(String));
  const own = combinations.find(({ options }) => nameOfOptions(options) === name) ?? null;
  const shown = shownCells(present, own ?? combinations[0] ?? null, categoryNames);
  const isOther = own === null && (combinations.length > 0 || optionCells(row).length > 0);
  return isOther
    ? { ...shown, harga: undefined, stok: undefined, berat: undefined, hargaDiskon: null }
    : shown;
}

/** Reads the rows of one product of a sheet against what the store has. */
function createProductReader(rows: Rows, context: SheetContext, present: ProductDocument | null) {
  const problems: SheetProblem[] = [];
  const warnings: string[] = [];
  const isNew = present === null;
  const shown = new Map(rows.map((row) => [row, present ? shownNow(row, present, context) : {}]));

  const report = (row: TracedRow, id: ColumnId, message: string) =>
    problems.push({
      row: row.row,
      letter: context.letters[id] ?? null,
      column: columnOf(id).header,
      value: String(row.cells[id] ?? '').slice(0, 120),
      message,
    });

  /** Whether the sheet gives a cell another value than it was exported with, and than the store has. */
  function isChanged(row: TracedRow, id: ColumnId): boolean {
    const value = row.cells[id];
    if (value === undefined || value === (shown.get(row)?.[id] ?? (isNew ? null : undefined))) return false;
    return row.trace && !isNew ? isOtherThan(row.trace, id, value) : value !== null;
  }

  /** What all rows say of a product together; undefined when they change nothing. */
  function common(id: ColumnId): { value: Value; row: TracedRow } | undefined {
    const changed = rows.filter((row) => isChanged(row, id));
    const [first, ...others] = changed.filter((row) => row.cells[id] !== null);
    if (first) {
      const other = others.find((row) => row.cells[id] !== first.cells[id]);
      if (other)
        report(other, id, `berbeda dari baris ${first.row} dari produk yang sama; cukup tulis di satu baris`);
      return { value: first.cells[id] ?? null, row: first };
    }
    const [emptied] = changed;
    return emptied && rows.every((row) => (row.cells[id] ?? null) === null)
      ? { value: null, row: emptied }
      : undefined;
  }

  /** The options of a row. */
  function optionsOf(row: TracedRow): string[] {
    return optionCells(row).map((value, at) => {
      if (value === null)
        report(row, `nilai${LEVELS[at] ?? 1}`, 'wajib diisi, karena nilai sesudahnya diisi');
      return String(value ?? '');
    });
  }

  return { rows, context, isNew, problems, warnings, report, isChanged, common, optionsOf };
}

type Reader = ReturnType<typeof createProductReader>;

function writeCategory({ report, context }: Reader, draft: ProductDocument, value: Value, row: TracedRow) {
  if (value === null) {
    draft.category_key = undefined;
    return;
  }
  const key = context.categories.get(String(value).toLowerCase());
  if (key !== undefined) draft.category_key = key;
  else {
    const names = [...context.categoryNames.values()].slice(0, 8).map((name) => `"${name}"`);
    const known =
      names.length > 0
        ? `tulis ${names.join(', ')}, atau kosongkan`
        : 'toko ini belum punya kategori; kosongkan';
    report(row, 'kategori', `kategori ini tidak ada; ${known}`);
  }
}

function writePictures({ report, context }: Reader, draft: ProductDocument, value: Value, row: TracedRow) {
  const paths: string[] = [];
  for (const name of pictureNames(value)) {
    const picture = context.pictures.get(name);
    if (!picture) paths.push(name);
    else if ('path' in picture) paths.push(picture.path);
    else report(row, 'gambar', `"${name}" ${picture.problem}`);
  }
  draft.images = [...new Set(paths)];
}

/** Whether a product has a number at all, and which: 0 is as none. */
const switched = (value: Value) => (typeof value === 'number' && value > 0 ? value : null);

function writeCell(
  reader: Reader,
  draft: ProductDocument,
  id: (typeof ofProduct)[number],
  value: Value,
  row: TracedRow,
) {
  switch (id) {
    case 'nama':
      if (value === null) reader.report(row, id, required(id));
      else draft.nama = String(value);
      return;
    case 'jenis':
      draft.category = (keyByWord(kinds, value) ?? 'barang') as ProductDocument['category'];
      return;
    case 'kategori':
      writeCategory(reader, draft, value, row);
      return;
    case 'gambar':
      writePictures(reader, draft, value, row);
      return;
    case 'deskripsi':
      draft.description = value === null ? '' : descriptionHtml(String(value), draft.description);
      return;
    case 'promo':
      draft.status_promo = value === true ? 1 : 0;
      return;
    case 'kondisi':
      draft.product_condition = (keyByWord(conditions, value) ?? 'new') as 'new' | 'used';
      return;
    case 'preOrder':
      draft.pre_order = switched(value) === null ? 0 : 1;
      draft.pre_order_time = switched(value) ?? undefined;
      return;
    case 'batasBeli':
      draft.is_limit = switched(value) === null ? 0 : 1;
      draft.buy_limit = switched(value) ?? undefined;
      return;
    case 'video':
      draft.youtube_url = value === null ? undefined : String(value);
      return;
    case 'tautan':
      draft.link = value === null ? undefined : String(value);
      return;
    case 'disembunyikan':
      draft.is_hidden = value === true ? 1 : 0;
  }
}

function writeOwnCells(reader: Reader, draft: ProductDocument) {
  for (const id of ofProduct) {
    const found = reader.common(id);
    if (found) writeCell(reader, draft, id, found.value, found.row);
  }
}

const amount = (value: Value | undefined) => (typeof value === 'number' ? value : undefined);

/** Stock of something that exists: what the sheet changed, minus what was sold since it was exported. */
function restocked({ isChanged, warnings }: Reader, row: TracedRow, now: number, version: string): number {
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
function writeCombinations(
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
      10_000_000,
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
