import { EventDocument } from '@lapak/contracts/store-document/event';
import { eventChecks } from '@lapak/contracts/store-document/event-checks';
import { duplicates, type Problem } from '@lapak/contracts/store-document/problem';
import { soundlyEach } from '@lapak/contracts/store-document/sound-part';
import { createListCheck, type CheckedList } from './check-list.ts';
import { eventAsMeant } from './store-document/as-meant.ts';
import { entriesOf, textAt } from './store-document/untrusted.ts';

/** Reports keys that several events of untrusted JSON have. */
export const duplicateEvents = (document: unknown): Problem[] =>
  duplicates(
    entriesOf(document, 'events').map((entry) => textAt(entry, 'key')),
    (index) => `/events/${index}/key`,
  );

/**
 * Rules for events, or for their sound part, that the schema cannot express.
 * @param listed gives them; throws for a list that is none
 * @param now moment that relative dates count from
 */
export const eventProblems = (listed: () => readonly EventDocument[] | undefined, now: Date): Problem[] =>
  soundlyEach(listed, (event, index) => eventChecks(event, `/events/${index}`, now));

const check = createListCheck('events', EventDocument, (document, sound, now: Date) => [
  ...duplicateEvents(document),
  ...eventProblems(() => sound, now),
]);

/**
 * Checks events alone (`createListCheck`).
 * @param entries untrusted JSON
 * @returns the events with their addresses in the pages' form
 */
export function checkEvents(entries: readonly unknown[], now: Date): CheckedList<EventDocument> {
  const checked = check(entries, now);
  return checked.ok ? { ok: true, list: checked.list.map(eventAsMeant) } : checked;
}
