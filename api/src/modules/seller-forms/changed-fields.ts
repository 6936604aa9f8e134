import { isDeepStrictEqual } from 'node:util';
import { cutText } from '@lapak/domain/well-formed';

const LONGEST = 400;
const SHOWN = 200;

/** A value as the log has it: long texts and lists would fill it. */
function brief(value: unknown): unknown {
  const text = JSON.stringify(value ?? null);
  if (text.length <= LONGEST) return value ?? null;
  if (Array.isArray(value)) return `${value.length} baris`;
  // Not half an emoji.
  return `${cutText(typeof value === 'string' ? value : text, SHOWN)}…`;
}

/** Entries of the first list that the second one has otherwise or not at all. */
export function differing<Entry>(
  list: readonly Entry[] = [],
  other: readonly Entry[] = [],
  nameOf: (entry: Entry) => string,
): Entry[] {
  const known = new Map(other.map((entry) => [nameOf(entry), entry]));
  return list.filter((entry) => !isDeepStrictEqual(known.get(nameOf(entry)), entry));
}

/**
 * The fields of a form that a change gave other values, for the log.
 * @param partOf what of a field's value is noted, of both sides; all of it unless given
 */
export function changedFields<Form extends object>(
  before: Partial<Form>,
  after: Partial<Form>,
  partOf: (name: keyof Form, own: Partial<Form>, other: Partial<Form>) => unknown = (name, own) => own[name],
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Form)[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const of = (own: Partial<Form>, other: Partial<Form>) =>
    Object.fromEntries(changed.map((name) => [name, brief(partOf(name, own, other))]));
  return { before: of(before, after), after: of(after, before) };
}
