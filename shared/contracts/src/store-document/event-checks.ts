import type { EventDocument } from './event.ts';
import type { Problem } from './problem.ts';
import { duplicates } from './problem.ts';
import { resolveDay, resolveWhen } from './when.ts';

/**
 * Rules for one event that the schema cannot express: existing days, sale windows in order, unique tickets.
 * @param path JSON pointer of the event
 * @param now moment that relative dates count from
 */
export function eventChecks(event: EventDocument, path: string, now: Date): Problem[] {
  return [
    ...dayChecks(event, path, now),
    ...duplicates(
      event.tickets.map((ticket) => ticket.key),
      (index) => `${path}/tickets/${index}/key`,
    ),
    ...event.tickets.flatMap((ticket, index) =>
      windowChecks(ticket, ['sale_start', 'sale_end'], `${path}/tickets/${index}`, now),
    ),
  ];
}

/** Reports moments of a window that do not exist, or an end before its start. A window may have no end. */
export function windowChecks<F extends string>(
  entry: Partial<Record<F, string>>,
  [startField, endField]: [F, F?],
  path: string,
  now: Date,
): Problem[] {
  const missing = [startField, endField].flatMap((field) => {
    const text = field && entry[field];
    return text !== undefined && resolveWhen(text, now) === null
      ? [{ path: `${path}/${field}`, message: `"${text}" bukan tanggal yang ada` }]
      : [];
  });
  const start = resolveWhen(entry[startField] ?? '', now);
  const end = resolveWhen((endField && entry[endField]) ?? '', now);
  return start && end && start > end
    ? [{ path: `${path}/${endField}`, message: `harus sesudah ${startField}` }]
    : missing;
}

function dayChecks(event: EventDocument, path: string, now: Date): Problem[] {
  const fields = ['tanggal_start', 'tanggal_end'] as const;
  const problems = fields.flatMap((field) =>
    resolveDay(event[field], now) === null
      ? [{ path: `${path}/${field}`, message: `"${event[field]}" bukan tanggal yang ada` }]
      : [],
  );
  const start = resolveDay(event.tanggal_start, now);
  const end = resolveDay(event.tanggal_end, now);
  if (start === null || end === null) return problems;
  if (end < start)
    return [{ path: `${path}/tanggal_end`, message: 'harus sama dengan atau sesudah tanggal_start' }];
  return start === end && event.waktu_end <= event.waktu_start
    ? [{ path: `${path}/waktu_end`, message: 'harus sesudah waktu_start' }]
    : [];
}
