/**
 * Checks of a document that does not fit its schema. A part that does not fit is never seen by them: reading it ends the check
 * that reads it (`ifSound`), and no other.
 */
class Unsound extends Error {
  override name = 'Unsound';
}
/** One for all, as it is thrown often and its stack is of no use. */
const unsound = new Unsound(
  'A part of the document that does not fit its schema was read outside of ifSound',
);

/** What `read` returns, or undefined when it needs what does not fit the schema. */
export function ifSound<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error === unsound) return undefined;
    throw error;
  }
}

/** What `read` returns of each entry, in their order; undefined for entries of which what it needs does not fit the schema. */
export const ofEachSound = <Entry, T>(
  entries: readonly Entry[],
  read: (entry: Entry, index: number) => T,
): (T | undefined)[] =>
  Array.from({ length: entries.length }, (_, index) =>
    ifSound(() => {
      const entry = entries[index];
      return entry === undefined ? undefined : read(entry, index);
    }),
  );

/** What all checks report that need nothing but what fits the schema. */
export const soundly = <T>(...checks: (() => readonly T[])[]): T[] =>
  checks.flatMap((check) => ifSound(check) ?? []);

/** What a check reports of each entry of a list of which what it needs fits the schema. */
export const soundlyEach = <Entry, T>(
  entries: () => readonly Entry[] | undefined,
  check: (entry: Entry, index: number) => readonly T[],
): T[] => ofEachSound(ifSound(entries) ?? [], check).flatMap((found) => found ?? []);

/**
 * A document that does not fit its schema, as if it did.
 * @param broken where it does not (JSON pointers)
 * @returns the document; to be read within `ifSound` only
 */
export function soundPart<Document extends object>(
  document: Document,
  broken: ReadonlySet<string>,
): Document {
  const partOf = <Part extends object>(part: Part, path: string): Part =>
    new Proxy(part, {
      get(target, key) {
        const field: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol') return field;
        const place = `${path}/${key}`;
        if (broken.has(place)) throw unsound;
        return typeof field === 'object' && field !== null ? partOf(field, place) : field;
      },
    });
  return partOf(document, '');
}
