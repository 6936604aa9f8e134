import { createHash } from 'node:crypto';
import { columns, type ColumnId } from './sheet-columns.ts';
import type { Value } from './read/cell-values.ts';

/**
 * What a row was when it was exported, in its last cell: the product's version, its stock, and a few letters of each cell's digest. So
 * an import knows which cells were changed in the sheet, and writes no others.
 */
export interface Trace {
  version: string;
  stock: number;
  /** Digests of cells by column. */
  cells: ReadonlyMap<ColumnId, string>;
}

/** Columns in the order of version 1. A new one goes to the end, else older exports are misread. */
const traced: readonly ColumnId[] = columns
  .map(({ id }) => id)
  .filter((id) => id !== 'kode' && id !== 'jejak');
const LETTERS = 4;
const FORM = /^L1\.([a-z0-9]{1,20})\.([a-z0-9]{1,9})\.((?:[A-Za-z0-9_-]{4})+)$/;

const digestOf = (value: Value): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, LETTERS);

export function writeTrace(version: string, stock: number, valueOf: (id: ColumnId) => Value): string {
  return `L1.${version}.${stock.toString(36)}.${traced.map((id) => digestOf(valueOf(id))).join('')}`;
}

/** @returns null for a text that is no trace */
export function readTrace(text: string): Trace | null {
  const [, version, stock = '', digests = ''] = FORM.exec(text) ?? [];
  if (version === undefined) return null;
  const cells = new Map(
    traced
      .slice(0, digests.length / LETTERS)
      .map((id, at) => [id, digests.slice(at * LETTERS, (at + 1) * LETTERS)]),
  );
  return { version, stock: Number.parseInt(stock, 36), cells };
}

/** Whether a cell is not what it was exported as. */
export function isOtherThan({ cells }: Trace, id: ColumnId, value: Value): boolean {
  const digest = cells.get(id);
  return digest === undefined || digest !== digestOf(value);
}
