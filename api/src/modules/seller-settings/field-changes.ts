import { isDeepStrictEqual } from 'node:util';
import type { FieldChanges } from '@lapak/contracts/api/seller-settings';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Makes changes of single fields in a form, of which others may have changed fields since.
 * @returns the form as it is to be, without fields that are left out; and fields that are neither what they were changed from nor what
 *   they are to be
 */
export function withChanges(
  present: Fields,
  changes: FieldChanges,
): { wanted: Record<string, unknown>; conflicts: string[] } {
  const valueOf = (name: string) => present[name] ?? null;
  const conflicts = Object.entries(changes)
    .filter(([name, { from, to }]) =>
      [from, to].every((value) => !isDeepStrictEqual(valueOf(name), value ?? null)),
    )
    .map(([name]) => name);
  const changed = Object.entries(changes).map(([name, { to }]) => [name, to] as const);
  return { wanted: withoutNull({ ...present, ...Object.fromEntries(changed) }), conflicts };
}

/** A form without the fields that are left out. */
export const withoutNull = (form: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null && value !== undefined));
