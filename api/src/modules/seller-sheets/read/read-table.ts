import { formatThousands } from '@lapak/domain/rupiah';
import { limits } from '@lapak/contracts/limits';
import { cutText } from '@lapak/domain/well-formed';
import type { RawCell, ReadCell, Value } from './cell-values.ts';

/** A column of a sheet: how one knows it, and how its cells are read. */
export interface SheetColumn<Id extends string = string> {
  id: Id;
  header: string;
  /** Other words for it, as sellers and other shops have them. */
  also?: readonly string[];
  read(cell: RawCell, username: string): ReadCell;
}

/** What is known of a sheet before it is read. */
export interface SheetKind<Id extends string = string> {
  columns: readonly SheetColumn<Id>[];
  /** A row of heads has one of these. */
  keys: readonly Id[];
  /** Why a sheet without a row of heads cannot be read. */
  noHeads: string;
}

/** A row of a sheet that says something. */
export interface SheetRow<Id extends string> {
  /** As the spreadsheet numbers it. */
  row: number;
  /** By column; null is an empty cell, a column that the sheet lacks is missing. */
  cells: Partial<Record<Id, Value>>;
}

/** Something wrong with a sheet. */
export interface SheetProblem {
  row: number;
  /** Letters of the column; null when it is none in particular. */
  letter: string | null;
  column: string;
  /** What the cell has. */
  value: string;
  message: string;
}

export interface SheetTable<Id extends string> {
  rows: SheetRow<Id>[];
  /** Letters of the columns that the sheet has. */
  letters: Partial<Record<Id, string>>;
  problems: SheetProblem[];
  /** Heads of columns that nobody knows. */
  ignored: string[];
  warnings: string[];
}

export type ReadTable<Id extends string> = { table: SheetTable<Id> } | { unreadable: string };

/** A title, a logo and an explanation may stand above the heads. */
const HEADS_WITHIN = 20;
const MAX_COLUMNS = 200;

const asHead = (text: RawCell) =>
  String(text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[*:]/g, ' ')
    .replace(/[\s_]+/g, ' ')
    .trim();

type Heads<Id extends string> = ReadonlyMap<string, SheetColumn<Id>>;

const headsOf = <Id extends string>({ columns }: SheetKind<Id>): Heads<Id> =>
  new Map(
    columns.flatMap((column) =>
      [column.header, ...(column.also ?? [])].map((head) => [asHead(head), column] as const),
    ),
  );

/** `A`, `B` … `Z`, `AA` … */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

const isEmpty = (cell: RawCell | undefined) =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** The first row that has heads of columns that one knows, one of them a key. */
function headRow<Id extends string>(
  grid: readonly (readonly RawCell[])[],
  known: Heads<Id>,
  keys: readonly Id[],
): number {
  return grid.slice(0, HEADS_WITHIN).findIndex((cells) => {
    const found = cells.flatMap((cell) => known.get(asHead(cell))?.id ?? []);
    return found.length >= 2 && found.some((id) => keys.includes(id));
  });
}

interface Placed<Id extends string> {
  column: SheetColumn<Id>;
  index: number;
}

function place<Id extends string>(
  heads: readonly RawCell[],
  known: Heads<Id>,
): { placed: Placed<Id>[]; ignored: string[]; problems: string[] } {
  const placed: Placed<Id>[] = [];
  const ignored: string[] = [];
  const problems: string[] = [];
  for (const [index, head] of heads.slice(0, MAX_COLUMNS).entries()) {
    if (isEmpty(head)) continue;
    const column = known.get(asHead(head));
    if (!column) ignored.push(cutText(String(head).trim(), 80));
    else if (placed.some((other) => other.column === column))
      problems.push(`kolom "${column.header}" ada dua kali; hapus salah satunya`);
    else placed.push({ column, index });
  }
  return { placed, ignored, problems };
}

const ERROR_VALUE = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/i;
const formulaFailed = 'rumus di sel ini tidak menghasilkan nilai; tulis nilainya langsung';
const formulaText = 'rumus tidak dihitung di berkas CSV; tulis hasilnya';

/** What a cell of a CSV has in front so that a spreadsheet takes it for a text. */
function unwrapped(cell: RawCell): RawCell {
  if (typeof cell !== 'string') return cell;
  const [, quoted] = /^="((?:[^"]|"")*)"$/.exec(cell.trim()) ?? [];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

const shown = (cell: RawCell) =>
  cutText(cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''), 120);

/**
 * A sheet's cells as rows of its kind, with everything that cannot be read.
 * @param grid all cells, row by row; row 1 is the first
 * @param failed places of cells whose formula has no result
 * @param isText whether all cells are texts, as those of a CSV are
 */
export function readTable<Id extends string>(
  grid: readonly (readonly RawCell[])[],
  {
    kind,
    username,
    isText,
    failed,
  }: { kind: SheetKind<Id>; username: string; isText: boolean; failed?: ReadonlySet<string> },
): ReadTable<Id> {
  const known = headsOf(kind);
  const at = headRow(grid, known, kind.keys);
  const heads = grid[at];
  if (!heads) return { unreadable: kind.noHeads };
  const { placed, ignored, problems: twice } = place(heads, known);
  const problems: SheetProblem[] = twice.map((message) => ({
    ...{ row: at + 1, letter: null, column: '', value: '', message },
  }));
  const rows: SheetRow<Id>[] = [];
  for (const [index, cells] of grid.entries()) {
    if (index <= at || cells.every(isEmpty)) continue;
    const row = index + 1;
    const read: SheetRow<Id> = { row, cells: {} };
    for (const { column, index: place } of placed) {
      const raw = cells[place] ?? null;
      const letter = letterOf(place);
      const cell = isText ? unwrapped(raw) : raw;
      const report = (message: string) =>
        problems.push({ row, letter, column: column.header, value: shown(raw), message });
      read.cells[column.id] = null;
      if (failed?.has(`${letter}${row}`) || (typeof cell === 'string' && ERROR_VALUE.test(cell.trim())))
        report(formulaFailed);
      else if (isText && cell === raw && typeof cell === 'string' && /^=./.test(cell.trim()))
        report(formulaText);
      else {
        const value = column.read(cell, username);
        if ('problem' in value) report(value.problem);
        else read.cells[column.id] = value.value;
      }
    }
    if (
      Object.values(read.cells).every((value) => value === null) &&
      !problems.some((problem) => problem.row === row)
    )
      continue;
    rows.push(read);
    if (rows.length > limits.sheetRows)
      return {
        unreadable: `Paling banyak ${formatThousands(limits.sheetRows)} baris sekaligus. Bagi lembarnya menjadi beberapa berkas`,
      };
  }
  const letters: Partial<Record<Id, string>> = {};
  for (const { column, index } of placed) letters[column.id] = letterOf(index);
  return { table: { rows, letters, problems, ignored, warnings: [] } };
}
