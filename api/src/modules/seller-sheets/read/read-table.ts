import { MAX_SHEET_ROWS } from '@lapak/contracts/api/seller-sheet';
import { columns, type Column, type ColumnId } from '../columns.ts';
import type { RawCell, Value } from './cell-values.ts';

/** A row of a sheet that says something. */
export interface SheetRow {
  /** As the spreadsheet numbers it. */
  row: number;
  /** By column; null is an empty cell, a column that the sheet lacks is missing. */
  cells: Partial<Record<ColumnId, Value>>;
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

export interface SheetTable {
  rows: SheetRow[];
  /** Letters of the columns that the sheet has. */
  letters: Partial<Record<ColumnId, string>>;
  problems: SheetProblem[];
  /** Heads of columns that nobody knows. */
  ignored: string[];
  warnings: string[];
}

export type ReadTable = { table: SheetTable } | { unreadable: string };

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

const known = new Map(
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

/** The first row that has heads of columns that one knows, one of them the name or the key. */
function headRow(grid: readonly (readonly RawCell[])[]): number {
  return grid.slice(0, HEADS_WITHIN).findIndex((cells) => {
    const found = cells.flatMap((cell) => known.get(asHead(cell))?.id ?? []);
    return found.length >= 2 && found.some((id) => id === 'nama' || id === 'kode');
  });
}

interface Placed {
  column: Column;
  index: number;
}

function place(heads: readonly RawCell[]): { placed: Placed[]; ignored: string[]; problems: string[] } {
  const placed: Placed[] = [];
  const ignored: string[] = [];
  const problems: string[] = [];
  for (const [index, head] of heads.slice(0, MAX_COLUMNS).entries()) {
    if (isEmpty(head)) continue;
    const column = known.get(asHead(head));
    if (!column) ignored.push(String(head).trim().slice(0, 80));
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
  (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')).slice(0, 120);

/**
 * A sheet's cells as rows of products, with everything that cannot be read.
 * @param grid all cells, row by row; row 1 is the first
 * @param failed places of cells whose formula has no result
 * @param isText whether all cells are texts, as those of a CSV are
 */
export function readTable(
  grid: readonly (readonly RawCell[])[],
  { username, isText, failed }: { username: string; isText: boolean; failed?: ReadonlySet<string> },
): ReadTable {
  const at = headRow(grid);
  const heads = grid[at];
  if (!heads)
    return {
      unreadable:
        'Judul kolom tidak ditemukan. Baris pertama harus berisi judul seperti "Kode", "Nama produk", dan "Harga"; unduh templatnya untuk contoh',
    };
  const { placed, ignored, problems: twice } = place(heads);
  const problems: SheetProblem[] = twice.map((message) => ({
    ...{ row: at + 1, letter: null, column: '', value: '', message },
  }));
  const rows: SheetRow[] = [];
  for (const [index, cells] of grid.entries()) {
    if (index <= at || cells.every(isEmpty)) continue;
    const row = index + 1;
    const read: SheetRow = { row, cells: {} };
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
    if (rows.length > MAX_SHEET_ROWS)
      return {
        unreadable: `Paling banyak ${MAX_SHEET_ROWS.toLocaleString('id-ID')} baris sekaligus. Bagi lembarnya menjadi beberapa berkas`,
      };
  }
  const letters = Object.fromEntries(placed.map(({ column, index }) => [column.id, letterOf(index)]));
  return { table: { rows, letters, problems, ignored, warnings: [] } };
}
