import type { ProductRow } from './sheet-columns.ts';
import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import type {
  SheetChange,
  SheetMistake,
  SheetPreview,
  SheetProductChange,
} from '@lapak/contracts/api/seller-sheet';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { formatRupiahRange, formatThousands } from '@lapak/domain/rupiah';
import { and, asc, eq, sql } from 'drizzle-orm';
import { categories, products } from '../../db/schema/catalogue.ts';
import { oneLine } from './read/cell-values.ts';
import { checkProducts } from '../../import/check-products.ts';
import { exportProducts, referredKeys, type ReferredKeys } from '../../import/export-products.ts';
import type { StoreReader } from '../../import/import-context.ts';
import { isKept } from '../../import/kept-products.ts';
import { chunks } from '../../import/write-rows.ts';
import { asSlug, freeName } from '../seller-forms/free-name.ts';
import { versionOf } from '../seller-forms/versions.ts';
import type { PresentProduct } from '../seller-products/present-product.ts';
import { knownKeys } from '../seller-products/write-products.ts';
import { groupRows, type ProductRows } from './group-rows.ts';
import type { KeptSheet } from './kept-sheets.ts';
import { basisOf, changesOf } from './plan-changes.ts';
import type { SheetProblem } from './read/read-table.ts';
import { mistakesOf } from './sheet-mistakes.ts';
import type { SheetContext } from './product-reader.ts';
import { editedProduct, newProduct, type SheetProduct } from './sheet-product.ts';
import { combinationsOf } from './shown-cells.ts';

/** A product that an import would make or change. */
export interface PlannedProduct {
  /** Null when it is new. */
  present: PresentProduct | null;
  after: ProductDocument;
  view: SheetProductChange;
  /** Its rows of the sheet. */
  rows: ProductRow[];
}

export interface SheetPlan {
  planned: PlannedProduct[];
  unchanged: number;
  mistakes: SheetMistake[];
  warnings: string[];
  digest: string;
  keys: ReferredKeys;
}

/** Products that are looked at without a pause, in which shoppers would wait. */
const AT_ONCE = 50;

interface Names {
  stored: { id: number; key: string; nama: string }[];
  keys: Set<string | null>;
  slugs: Set<string>;
}

/** What the store's products are called by, also of those that were taken out: orders still name them. */
async function namesOf({ tx, storeId }: StoreReader): Promise<Names> {
  const rows = await tx
    .select({ id: products.id, key: products.importKey, nama: products.nama, slug: products.slug, isKept })
    .from(products)
    .where(eq(products.storeId, storeId));
  return {
    stored: rows.flatMap(({ id, key, nama, isKept: isThere }) =>
      key === null || !isThere ? [] : [{ id, key, nama }],
    ),
    keys: new Set(rows.map(({ key }) => key)),
    slugs: new Set(rows.map(({ slug }) => slug)),
  };
}

async function contextOf(
  { tx, storeId }: StoreReader,
  { table, pictures }: KeptSheet,
): Promise<SheetContext> {
  const rows = await tx
    .select({ key: categories.importKey, nama: categories.nama })
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.isRemoved, false)))
    .orderBy(asc(categories.position), asc(categories.id));
  const named = rows.map(({ key, nama }): [string, string] => [key ?? '', nama]);
  return {
    letters: table.letters,
    categories: new Map([
      ...named.map(([key]): [string, string] => [key, key]),
      ...named.map(([key, nama]): [string, string] => [oneLine(nama).toLowerCase(), key]),
    ]),
    categoryNames: new Map(named),
    pictures: new Map(pictures),
  };
}

/** One line of what a new product will be. */
function summaryOf(product: ProductDocument): string {
  const combinations = combinationsOf(product);
  const prices = combinations.length > 0 ? combinations.map(({ price }) => price) : [product.harga];
  return [
    formatRupiahRange({ min: Math.min(...prices), max: Math.max(...prices) }),
    `stok ${formatThousands(product.stock)}`,
    ...(combinations.length > 0 ? [`${combinations.length} pilihan`] : []),
    `${product.images.length} gambar`,
  ].join(', ');
}

interface Looked {
  group: ProductRows;
  present: PresentProduct | null;
  made: SheetProduct;
  changes: SheetChange[];
}

function lookAtEdited(group: ProductRows, present: PresentProduct, context: SheetContext): Looked {
  const version = versionOf(present.row);
  const made = editedProduct(group.rows, { product: present.product, version }, context);
  const { after, rowOf } = made;
  const compared = {
    before: present.product,
    after,
    rowOf,
    rows: group.rows,
    version,
    categoryNames: context.categoryNames,
  };
  return { group, present, made, changes: changesOf(compared) };
}

/** A product that is new, with a key and an address that no other has. */
function lookAtNew(group: ProductRows, names: Names, context: SheetContext): Looked {
  const [first] = group.rows;
  const name = asSlug(String(first.cells.nama ?? ''), 60) || 'produk';
  const slug = freeName(/\D/.test(name) ? name : `produk-${name}`, (text) => names.slugs.has(text));
  const key = group.wantedKey ?? freeName(name, (text) => names.keys.has(text));
  names.slugs.add(slug);
  names.keys.add(key);
  return { group, present: null, made: newProduct(group.rows, { key, slug }, context), changes: [] };
}

/** Every product of a sheet as it would be, some at a time. */
async function* lookAt(
  reader: StoreReader,
  groups: readonly ProductRows[],
  names: Names,
  context: SheetContext,
  keys: ReferredKeys,
): AsyncGenerator<Looked[]> {
  const edited = new Map(groups.flatMap((group) => (group.stored ? [[group.stored.id, group]] : [])));
  for (const ids of chunks([...edited.keys()], 1_000)) {
    const which = and(isKept, sql`${products.id} = any(${sql.param(ids)}::int[])`);
    for await (const part of exportProducts(reader, which, keys, AT_ONCE))
      yield part.flatMap((present) => {
        const group = edited.get(present.row.id);
        return group ? [lookAtEdited(group, present, context)] : [];
      });
  }
  for (const part of chunks(
    groups.filter(({ stored }) => !stored),
    AT_ONCE,
  ))
    yield part.map((group) => lookAtNew(group, names, context));
}

const isWritten = ({ present, changes }: Looked) => present === null || changes.length > 0;

const plannedOf = ({ group, present, made, changes }: Looked): PlannedProduct => ({
  present,
  after: made.after,
  rows: group.rows,
  view: {
    row: group.rows[0].row,
    id: present?.row.id ?? null,
    nama: made.after.nama,
    summary: present ? null : summaryOf(made.after),
    changes,
  },
});

const inOrder = (a: SheetProblem, b: SheetProblem) =>
  a.row - b.row ||
  (a.letter ?? '').length - (b.letter ?? '').length ||
  (a.letter ?? '').localeCompare(b.letter ?? '');

const placeName = ({ row, column }: SheetProblem) => `${row} ${column}`;

/** What a sheet would do to the store; nothing is written. */
export async function planSheet(
  reader: StoreReader,
  id: string,
  sheet: KeptSheet,
  now: Date,
): Promise<SheetPlan> {
  const keys = await referredKeys(reader);
  const names = await namesOf(reader);
  const context = await contextOf(reader, sheet);
  const grouped = groupRows(sheet.table, names.stored);
  const known = knownKeys(keys);
  const planned: PlannedProduct[] = [];
  const mistakes = [...sheet.table.problems, ...grouped.problems];
  const warnings = [...sheet.table.warnings, ...grouped.warnings];
  const misread = new Set(sheet.table.problems.map(({ row }) => row));
  const misreadCells = new Set(sheet.table.problems.map(placeName));
  const hash = createHash('sha256').update(id);
  let unchanged = 0;
  for await (const looked of lookAt(reader, grouped.products, names, context, keys)) {
    await pause();
    const written = looked.filter(isWritten);
    unchanged += looked.length - written.length;
    const checked = checkProducts(
      written.map(({ made }) => made.after),
      known,
      now,
    );
    const reported = checked.ok
      ? []
      : mistakesOf(
          checked.problems,
          written.map(({ group, made }) => ({ ...made, rows: group.rows })),
          context.letters,
        );
    for (const [at, { group, made }] of looked.entries()) {
      mistakes.push(...made.problems.filter((problem) => !misreadCells.has(placeName(problem))));
      warnings.push(...made.warnings);
      const place = written.indexOf(looked[at] as Looked);
      // A rule that fails only because a cell could not be read has been reported already.
      const isClear = made.problems.length === 0 && !group.rows.some(({ row }) => misread.has(row));
      if (place !== -1 && isClear) mistakes.push(...(reported[place] ?? []));
    }
    for (const [at, entry] of written.entries()) {
      const after = checked.ok ? (checked.products[at] ?? entry.made.after) : entry.made.after;
      planned.push({ ...plannedOf(entry), after });
      hash.update(JSON.stringify([entry.present?.row.id ?? entry.made.after.key, basisOf(entry.changes)]));
    }
  }
  return {
    planned: planned.sort((a, b) => a.view.row - b.view.row),
    unchanged,
    mistakes: mistakes.sort(inOrder),
    warnings,
    digest: hash.digest('base64url'),
    keys,
  };
}

const SHOWN_PRODUCTS = 1_000;
const SHOWN_MISTAKES = 500;
const SHOWN_WARNINGS = 200;

/** What a plan looks like before it is applied. */
export function previewOf(
  id: string,
  { table }: KeptSheet,
  { planned, unchanged, mistakes, warnings, digest }: SheetPlan,
): SheetPreview {
  const created = planned.filter(({ present }) => !present).length;
  return {
    sheet: mistakes.length > 0 || planned.length === 0 ? null : id,
    digest,
    rows: table.rows.length,
    created,
    changed: planned.length - created,
    unchanged,
    products: planned.slice(0, SHOWN_PRODUCTS).map(({ view }) => view),
    total_products: planned.length,
    mistakes: mistakes.slice(0, SHOWN_MISTAKES),
    total_mistakes: mistakes.length,
    warnings: warnings.slice(0, SHOWN_WARNINGS),
    ignored: table.ignored,
  };
}
