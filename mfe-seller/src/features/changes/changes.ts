import type { FieldChanges } from '@lapak/contracts/api/seller-settings';
import * as forms from '../editor/merge-forms.ts';

/** The fields of a form as the API has them; null and absent are the same. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields that somebody changed, with what they were. */
export function changesOf(base: Fields, wanted: Fields): FieldChanges {
  const names = Object.keys(wanted).filter((name) => !forms.isSame(base[name], wanted[name]));
  return Object.fromEntries(
    names.map((name) => [name, { from: base[name] ?? null, to: wanted[name] ?? null }]),
  );
}

const partsOf = (fields: Fields) => new Map(Object.entries(fields));

/** Two changes of the same fields side by side. @param wanted the fields of one form, of which there are more */
export const mergeChanges = (
  { base, wanted, present }: Record<'base' | 'wanted' | 'present', Fields>,
  labels: Readonly<Record<string, string>>,
  textOf: (name: string, value: unknown) => string,
) =>
  forms.mergeParts(
    { base: partsOf(base), mine: partsOf({ ...base, ...wanted }), theirs: partsOf(present) },
    (name) => labels[name] ?? name,
    textOf,
  );
