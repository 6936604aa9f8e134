import type { Problem } from './problem.ts';
import { soundly } from './sound-part.ts';
import { resolveWhen } from './when.ts';

/** Reports a moment that does not exist. */
export function momentChecks<F extends string>(
  entry: Partial<Record<F, string>>,
  field: F,
  path: string,
  now: Date,
): Problem[] {
  const text = entry[field];
  return text !== undefined && resolveWhen(text, now, 'start') === null
    ? [{ path: `${path}/${field}`, message: `"${text}" bukan tanggal yang ada` }]
    : [];
}

/** Reports moments of a window that do not exist, or an end before its start. */
export function windowChecks<F extends string>(
  entry: Partial<Record<F, string>>,
  [startField, endField]: [F, F],
  path: string,
  now: Date,
): Problem[] {
  return soundly(
    () => momentChecks(entry, startField, path, now),
    () => momentChecks(entry, endField, path, now),
    () => {
      const start = resolveWhen(entry[startField] ?? '', now, 'start');
      const end = resolveWhen(entry[endField] ?? '', now, 'end');
      return start && end && start > end
        ? [{ path: `${path}/${endField}`, message: `harus sesudah ${startField}` }]
        : [];
    },
  );
}
