import { isDeepStrictEqual } from 'node:util';

/** What is to be written so that rows become as they are wanted. */
export interface Difference<Row, Wanted> {
  made: Wanted[];
  changed: { row: Row; wanted: Wanted }[];
  /** Rows that nothing wanted stands for any more. */
  gone: Row[];
}

/** The first is a hundred times as fast, and most columns are the same. */
const isSame = (a: unknown, b: unknown) => Object.is(a, b) || isDeepStrictEqual(a, b);

/** Whether a row has every value that is wanted; columns that are not named may have any. */
export function isAsWanted(row: object, wanted: object): boolean {
  return Object.entries(wanted).every(
    ([column, value]) => value === undefined || isSame(Reflect.get(row, column), value),
  );
}

/**
 * Compares rows with those that are wanted, column by column.
 * @param keyOf what a row and a wanted one have in common when they are the same entry; unique in both lists
 */
export function difference<Row extends object, Wanted extends object>(
  stored: readonly Row[],
  wanted: readonly Wanted[],
  keyOf: (entry: Row | Wanted) => unknown,
): Difference<Row, Wanted> {
  const rows = new Map(stored.map((row) => [keyOf(row), row]));
  const found = new Set<Row>();
  const made: Wanted[] = [];
  const changed: { row: Row; wanted: Wanted }[] = [];
  for (const entry of wanted) {
    const row = rows.get(keyOf(entry));
    if (!row) made.push(entry);
    else {
      found.add(row);
      if (!isAsWanted(row, entry)) changed.push({ row, wanted: entry });
    }
  }
  return { made, changed, gone: stored.filter((row) => !found.has(row)) };
}

export const byImportKey = (entry: { importKey?: string | null }) => entry.importKey;

/** What is wanted of rows that differ, with their numbers: the columns in which any of them differs. */
export function renewed<Row extends { id: number }, Wanted extends object>({
  changed,
}: Pick<Difference<Row, Wanted>, 'changed'>): (Partial<Wanted> & { id: number })[] {
  const columns = new Set<string>();
  for (const { row, wanted } of changed) {
    for (const [column, value] of Object.entries(wanted)) {
      if (!columns.has(column) && !isAsWanted(row, { [column]: value })) columns.add(column);
    }
  }
  const named = <T extends object>(wanted: T) =>
    Object.fromEntries(Object.entries(wanted).filter(([column]) => columns.has(column))) as Partial<T>;
  return changed.map(({ row, wanted }) => ({ ...named(wanted), id: row.id }));
}
