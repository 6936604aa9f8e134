import { cutText } from '@lapak/domain/well-formed';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { columnOf, LEVELS, type ColumnId } from './sheet-columns.ts';
import type { TracedRow } from './group-rows.ts';
import { oneLine, type Value } from './read/cell-values.ts';
import type { SheetProblem } from './read/read-table.ts';
import { combinationsOf, shownCells } from './shown-cells.ts';
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

export type Rows = readonly [TracedRow, ...TracedRow[]];

/** What a combination is found by: its options as cells have them. */
export const nameOfOptions = (options: readonly string[]): string => JSON.stringify(options.map(oneLine));
export const required = (id: ColumnId) => `wajib diisi, misalnya ${columnOf(id).example}`;

export const amount = (value: Value | undefined) => (typeof value === 'number' ? value : undefined);

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
export function createProductReader(rows: Rows, context: SheetContext, present: ProductDocument | null) {
  const problems: SheetProblem[] = [];
  const warnings: string[] = [];
  const isNew = present === null;
  const shown = new Map(rows.map((row) => [row, present ? shownNow(row, present, context) : {}]));

  const report = (row: TracedRow, id: ColumnId, message: string) =>
    problems.push({
      row: row.row,
      letter: context.letters[id] ?? null,
      column: columnOf(id).header,
      value: cutText(String(row.cells[id] ?? ''), 120),
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

  /** The options of a row; those that the product has are as it has them. */
  function optionsOf(row: TracedRow): string[] {
    return optionCells(row).map((value, at) => {
      if (value === null)
        report(row, `nilai${LEVELS[at] ?? 1}`, 'wajib diisi, karena nilai sesudahnya diisi');
      const text = String(value ?? '');
      const known = present?.product_variety?.[at]?.list_options ?? [];
      return known.find((option) => oneLine(option) === text) ?? text;
    });
  }

  return { rows, context, isNew, problems, warnings, report, isChanged, common, optionsOf };
}

export type Reader = ReturnType<typeof createProductReader>;
