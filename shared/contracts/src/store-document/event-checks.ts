import type { EventDocument } from './event.ts';
import { duplicates, type Problem } from './problem.ts';
import { ofEachSound, soundly, soundlyEach } from './sound-part.ts';
import { resolveDay } from './when.ts';
import { windowChecks } from './window-checks.ts';

/**
 * Rules for one event that the schema cannot express: existing days, sale windows in order, unique tickets.
 * @param path JSON pointer of the event
 * @param now moment that relative dates count from
 */
export function eventChecks(event: EventDocument, path: string, now: Date): Problem[] {
  return soundly(
    () => dayChecks(event, path, now),
    () =>
      duplicates(
        ofEachSound(event.tickets, (ticket) => ticket.key),
        (index) => `${path}/tickets/${index}/key`,
      ),
    () =>
      soundlyEach(
        () => event.tickets,
        (ticket, index) => windowChecks(ticket, ['sale_start', 'sale_end'], `${path}/tickets/${index}`, now),
      ),
  );
}

function dayChecks(event: EventDocument, path: string, now: Date): Problem[] {
  const exists = (field: 'tanggal_start' | 'tanggal_end') => () =>
    resolveDay(event[field], now) === null
      ? [{ path: `${path}/${field}`, message: `"${event[field]}" bukan tanggal yang ada` }]
      : [];
  return soundly(exists('tanggal_start'), exists('tanggal_end'), () => {
    const start = resolveDay(event.tanggal_start, now);
    const end = resolveDay(event.tanggal_end, now);
    if (start === null || end === null) return [];
    if (end < start)
      return [{ path: `${path}/tanggal_end`, message: 'harus sama dengan atau sesudah tanggal_start' }];
    return start === end && event.waktu_end <= event.waktu_start
      ? [{ path: `${path}/waktu_end`, message: 'harus sesudah waktu_start' }]
      : [];
  });
}
