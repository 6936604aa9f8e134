import { LEVELS, type ColumnId, type ProductRow, type ProductTable } from './sheet-columns.ts';
import type { SheetProblem } from './read/read-table.ts';
import { readTrace, type Trace } from './trace.ts';

/** A row with what it was when it was exported; null for one that was not. */
export interface TracedRow extends ProductRow {
  trace: Trace | null;
}

/** What the store calls a product. */
export interface StoredName {
  id: number;
  key: string;
  nama: string;
}

/** The rows of one product. */
export interface ProductRows {
  /** The product of the store; null when it is new. */
  stored: StoredName | null;
  /** The key that the sheet gives to a new one. */
  wantedKey: string | null;
  rows: [TracedRow, ...TracedRow[]];
}

export interface GroupedRows {
  products: ProductRows[];
  problems: SheetProblem[];
  warnings: string[];
}

/** How names are compared: "Kopi  Gayo" is "kopi gayo". */
const asCalled = (name: string) => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** A key as keys are written, from what sellers call their products by. */
const asKey = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/[-_]{2,}/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '')
    .slice(0, 80)
    .replace(/[-_]+$/, '');

const textOf = (row: ProductRow, id: ColumnId): string => String(row.cells[id] ?? '');

/** A merged cell has its text in the first of its rows: an option in front of one that is given is that of the row above. */
function withOptionsAbove(row: TracedRow, above: TracedRow | undefined): TracedRow {
  const last = LEVELS.findLast((level) => textOf(row, `nilai${level}`) !== '');
  if (last === undefined || !above) return row;
  const cells = { ...row.cells };
  for (const level of LEVELS)
    if (level < last) cells[`nilai${level}`] ??= above.cells[`nilai${level}`] ?? null;
  return { ...row, cells };
}

/**
 * The rows of a sheet by product. A row belongs to the product of its key; without one to that of its name, in the sheet or in the
 * store; without either to the product of the row above.
 */
export function groupRows({ rows, letters }: ProductTable, stored: readonly StoredName[]): GroupedRows {
  const byKey = new Map(stored.map((name) => [name.key, name]));
  const byName = new Map<string, StoredName[]>();
  for (const name of stored) {
    const called = asCalled(name.nama);
    byName.set(called, [...(byName.get(called) ?? []), name]);
  }
  const groups = new Map<string, ProductRows>();
  const ofName = new Map<string, ProductRows>();
  const problems: SheetProblem[] = [];
  const warnings: string[] = [];
  let above: ProductRows | null = null;

  const report = ({ row }: ProductRow, column: 'kode' | 'nama', value: string, message: string) =>
    problems.push({
      row,
      letter: letters[column] ?? null,
      column: column === 'kode' ? 'Kode' : 'Nama produk',
      value,
      message,
    });

  function add(identity: string, found: Omit<ProductRows, 'rows'>, row: TracedRow): ProductRows {
    const group = groups.get(identity);
    if (group) {
      group.rows.push(withOptionsAbove(row, group.rows.at(-1)));
      return group;
    }
    const made: ProductRows = { ...found, rows: [row] };
    groups.set(identity, made);
    return made;
  }

  function byItsKey(row: TracedRow, code: string): ProductRows | null {
    const key = byKey.has(code) ? code : asKey(code);
    const found = byKey.get(key) ?? null;
    if (key === '') {
      report(
        row,
        'kode',
        code,
        'tulis huruf, angka dan tanda hubung, misalnya kemeja-01; atau kosongkan untuk produk baru',
      );
      return null;
    }
    if (!found && row.trace) {
      warnings.push(
        `Baris ${row.row}: produk dengan kode "${code}" tidak ada lagi di toko ini, jadi baris ini dilewati. Untuk membuatnya lagi, kosongkan kolom Kode dan Jejak.`,
      );
      return null;
    }
    return add(`key ${key}`, { stored: found, wantedKey: key }, row);
  }

  function byItsName(row: TracedRow, name: string): ProductRows | null {
    const called = asCalled(name);
    const inSheet = ofName.get(called);
    if (inSheet) {
      inSheet.rows.push(withOptionsAbove(row, inSheet.rows.at(-1)));
      return inSheet;
    }
    const found = byName.get(called) ?? [];
    const [first, second] = found;
    if (first && second) {
      const keys = found.map(({ key }) => `"${key}"`).join(' atau ');
      report(
        row,
        'nama',
        name,
        `toko ini punya ${found.length} produk dengan nama ini; isi kolom Kode dengan ${keys}`,
      );
      return null;
    }
    return add(
      first ? `key ${first.key}` : `name ${called}`,
      { stored: first ?? null, wantedKey: null },
      row,
    );
  }

  for (const plain of rows) {
    const trace = textOf(plain, 'jejak');
    const row: TracedRow = { ...plain, trace: trace === '' ? null : readTrace(trace) };
    if (trace !== '' && !row.trace)
      warnings.push(`Baris ${row.row}: isi kolom Jejak berubah, jadi baris ini dibaca tanpa jejak.`);
    const [code, name] = [textOf(row, 'kode'), textOf(row, 'nama')];
    if (code === '' && name === '') {
      if (above) above.rows.push(withOptionsAbove(row, above.rows.at(-1)));
      else report(row, 'nama', '', 'wajib diisi, misalnya Kemeja Batik Kawung');
      continue;
    }
    above = code === '' ? byItsName(row, name) : byItsKey(row, code);
    if (above && name !== '' && !ofName.has(asCalled(name))) ofName.set(asCalled(name), above);
  }
  return { products: [...groups.values()], problems, warnings };
}
