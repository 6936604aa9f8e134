import { cutText } from '@lapak/domain/well-formed';
import type { SheetChange } from '@lapak/contracts/api/seller-sheet';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { formatThousands } from '@lapak/domain/rupiah';
import { columns, type ColumnId } from './sheet-columns.ts';
import type { TracedRow } from './group-rows.ts';
import type { Value } from './read/cell-values.ts';
import { pictureNames } from './read/picture-names.ts';
import { nameOfOptions } from './product-reader.ts';
import { combinationsOf, shownCells, type Combination } from './shown-cells.ts';
import { isOtherThan } from './trace.ts';

const LONGEST = 160;

/** A value as people read it. */
function valueText(id: ColumnId, value: Value | undefined): string {
  if (value === null || value === undefined) return 'kosong';
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak';
  if (typeof value === 'number') return formatThousands(value);
  if (id === 'gambar') return `${pictureNames(value).length} gambar`;
  if (id === 'mulaiDiskon' || id === 'akhirDiskon') {
    const [day = '', time] = value.split(' ');
    return [day.split('-').reverse().join('/'), ...(time ? [time] : [])].join(' ');
  }
  return value.length > LONGEST ? `${cutText(value, LONGEST)}…` : value;
}

const shownColumns = columns.filter(({ id }) => id !== 'kode' && id !== 'jejak');

interface Compared {
  before: ProductDocument;
  after: ProductDocument;
  rowOf: ReadonlyMap<string, TracedRow>;
  rows: readonly TracedRow[];
  version: string;
  categoryNames: ReadonlyMap<string, string>;
}

/** What becomes other of a product that the store has, cell by cell. */
export function changesOf({ before, after, rowOf, rows, version, categoryNames }: Compared): SheetChange[] {
  const known = new Map(combinationsOf(before).map((entry) => [nameOfOptions(entry.options), entry]));
  const list: readonly (Combination | null)[] =
    combinationsOf(after).length > 0 ? combinationsOf(after) : [null];
  const changes: SheetChange[] = [];
  const [first] = rows;
  for (const [at, combination] of list.entries()) {
    const options = combination?.options ?? [];
    const row = rowOf.get(nameOfOptions(options));
    const old = combination ? (known.get(nameOfOptions(options)) ?? null) : null;
    const isMade = combination !== null && old === null;
    const was = shownCells(before, old ?? combinationsOf(before)[0] ?? null, categoryNames);
    const is = shownCells(after, combination, categoryNames);
    for (const { id, header, ofRow } of shownColumns) {
      if (id === 'kode' || id === 'jejak' || (!ofRow && at > 0)) continue;
      const oldValue = isMade && ofRow ? null : was[id];
      if (oldValue === is[id] && !(id === 'gambar' && before.images.join() !== after.images.join())) continue;
      const source = ofRow ? row : (rows.find((one) => one.cells[id] === is[id]) ?? first);
      changes.push({
        row: source?.row ?? null,
        column: header,
        option: options.join(' / '),
        before: valueText(id, oldValue),
        after: valueText(id, is[id]),
        // Neither as it was exported nor as the sheet has it: somebody else has changed it.
        is_conflict:
          !isMade &&
          !!source?.trace &&
          source.trace.version !== version &&
          isOtherThan(source.trace, id, was[id]),
      });
    }
  }
  return changes;
}

/** What of the changes a preview holds for: of stock that it changes, as sales go on. */
export const basisOf = (changes: readonly SheetChange[]): unknown =>
  changes.map(({ row, column, option, before, after }) => [
    row,
    column,
    option,
    ...(column === 'Stok' ? [] : [before, after]),
  ]);
