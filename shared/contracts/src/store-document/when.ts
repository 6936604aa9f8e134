const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Jakarta has no daylight saving: always UTC+7. */
const WIB_OFFSET_MS = 7 * HOUR_MS;
const WIB = '+07:00';

const jakartaDay = (at: Date) => new Date(at.getTime() + WIB_OFFSET_MS).toISOString().slice(0, 10);

const WITH_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?$/;

/** Which moment of a day is meant by the day alone. */
export type DayEdge = 'start' | 'end';
const edges = { start: '00:00:00', end: '23:59:59' } as const satisfies Record<DayEdge, string>;

/**
 * The time of a `When` of a store document. A day alone is the whole day in Jakarta.
 * @param when ISO 8601, in Jakarta where it has no offset; `2027-03-31`, `+30d`, `+30d@19:00` (Jakarta) or `-12h`
 * @param now the moment of the import
 * @param edge whether a day alone begins or ends something: 00:00:00 or 23:59:59 in Jakarta
 * @returns the time, or null when the text is not a valid time (31 February included)
 */
export function resolveWhen(when: string, now: Date, edge: DayEdge): Date | null {
  const hours = /^([+-]\d{1,4})h$/.exec(when);
  if (hours) return new Date(now.getTime() + Number(hours[1]) * HOUR_MS);
  const [, date, clock, offset = WIB] = WITH_TIME.exec(when) ?? [];
  if (date !== undefined && clock !== undefined) return realDate(`${date}T${clock}${offset}`);
  const [dayText = '', time = edges[edge]] = when.split('@');
  const day = resolveDay(dayText, now);
  return day === null ? null : realDate(`${day}T${time}${WIB}`);
}

/** A moment as a `When` that `resolveWhen` reads as the same, to the millisecond; in Jakarta but for its last hours of time. */
export function writeWhen(moment: Date): string {
  const inJakarta = new Date(moment.getTime() + WIB_OFFSET_MS).toISOString().replace('.000Z', 'Z');
  return inJakarta.startsWith('+') ? moment.toISOString() : inJakarta.replace('Z', WIB);
}

/**
 * The calendar day in Jakarta, `YYYY-MM-DD`, of a `Day` of a store document.
 * @param day `2027-02-28`, or `+30d` after the day of the import
 * @param now the moment of the import
 * @returns the day, or null when it does not exist
 */
export function resolveDay(day: string, now: Date): string | null {
  const relative = /^([+-]\d{1,4})d$/.exec(day);
  if (relative) return jakartaDay(new Date(now.getTime() + Number(relative[1]) * DAY_MS));
  return realDate(`${day}T00:00:00Z`) ? day : null;
}

/** `Date` rolls 31 February over into March, and has years that the database has not; such a document is invalid. */
function realDate(iso: string): Date | null {
  const date = new Date(iso);
  const midnight = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  const exists = [date, midnight].every(
    (moment) => !Number.isNaN(moment.getTime()) && /^(?!0000)\d{4}-/.test(moment.toISOString()),
  );
  return exists && midnight.toISOString().slice(0, 10) === iso.slice(0, 10) ? date : null;
}
