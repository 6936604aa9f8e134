import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';
import type { Problem } from './problem.ts';

/** A field of untrusted JSON. */
export const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? Reflect.get(value, field)
    : undefined;

export function textAt(value: unknown, field: string): string | undefined {
  const text = fieldOf(value, field);
  return typeof text === 'string' ? text : undefined;
}

/** The entries of a list of untrusted JSON; none when it is no list. */
export function entriesOf(value: unknown, list: string): readonly unknown[] {
  const entries = fieldOf(value, list);
  return Array.isArray(entries) ? entries : [];
}

/** The entries of a document that have the right form, so that what else is wrong with them is found too. */
export interface SoundPart<Lists> {
  lists: Lists;
  /** A problem of an entry at its place in the whole document. */
  inDocument: (problem: Problem) => Problem;
}

/**
 * Leaves out of a document what does not fit its schema.
 * @param schema an object of optional lists
 * @param names of the lists
 * @param places where the document does not fit its schema (JSON pointers)
 */
export function soundPart<Schema extends TSchema>(
  schema: Schema,
  names: readonly string[],
  value: unknown,
  places: readonly string[],
): SoundPart<Static<Schema>> {
  const broken = new Set(places.map((place) => place.split('/').slice(1, 3).join('/')));
  const kept = new Map<string, number[]>();
  const lists: Record<string, unknown[]> = {};
  for (const name of names) {
    const entries = entriesOf(value, name);
    if (entries.length === 0 || broken.has(name)) continue;
    const at = [...entries.keys()].filter((index) => !broken.has(`${name}/${index}`));
    kept.set(name, at);
    lists[name] = at.map((index) => entries[index]);
  }
  return {
    lists: Value.Check(schema, lists) ? lists : Value.Create(schema),
    inDocument: ({ path, message }) => {
      const [, name = '', index, ...rest] = path.split('/');
      const at = index === undefined ? undefined : kept.get(name)?.[Number(index)];
      return at === undefined ? { path, message } : { path: ['', name, at, ...rest].join('/'), message };
    },
  };
}
