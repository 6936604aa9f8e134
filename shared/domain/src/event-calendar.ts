import ICAL from 'ical.js';
import { parseWib } from './wire-dates.ts';
import { eventDateText, eventEnd, eventStart, type EventDates } from './event-time.ts';

/** A line has at most 75 bytes; the library does not count the blank that a continued one begins with. */
ICAL.foldLength = 74;

/** An event as the API gives it. */
export interface CalendarEvent extends EventDates {
  id: number;
  nama_event: string;
  nama_organizer: string;
  nama_tempat: string;
  alamat: string;
}

export interface CalendarEntry {
  /** The event's public URL; the only one in the file. */
  address: string;
  now: Date;
}

type Property = [name: string, parameters: object, type: string, value: string];

const text = (name: string, value: string): Property => [name, {}, 'text', value];
/** A moment in UTC, independent of the calendar's time zones. */
const utc = (name: string, date: Date): Property => [
  name,
  {},
  'date-time',
  `${date.toISOString().slice(0, 19)}Z`,
];

/** Stable id, so that importing the event again updates the entry instead of adding one. */
const uid = (event: CalendarEvent, address: string) =>
  `event-${event.id}@${/^https?:\/\/([^/:]+)/.exec(address)?.[1] ?? 'lapak'}`;

/**
 * An event as iCalendar (RFC 5545): one entry from the first day's beginning to the last day's end. It contains no
 * data of an order. Throws for an event without valid dates.
 */
export function eventCalendar(event: CalendarEvent, { address, now }: CalendarEntry): string {
  const [start, end] = [parseWib(eventStart(event)), parseWib(eventEnd(event))];
  if (!start || !end) throw new Error(`event ${event.id} has no dates that can be read`);
  const properties: Property[] = [
    text('uid', uid(event, address)),
    utc('dtstamp', now),
    utc('dtstart', start),
    utc('dtend', end),
    text('summary', event.nama_event),
    text('location', [event.nama_tempat, event.alamat].filter(Boolean).join(', ')),
    text('description', `Diselenggarakan oleh ${event.nama_organizer}\n${eventDateText(event)}\n${address}`),
    ['url', {}, 'uri', address],
  ];
  const calendar = [
    'vcalendar',
    [text('version', '2.0'), text('prodid', '-//Lapak//Event//ID'), text('method', 'PUBLISH')],
    [['vevent', properties, []]],
  ];
  return ICAL.stringify(calendar);
}
