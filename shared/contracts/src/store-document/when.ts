const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Jakarta has no daylight saving: always UTC+7. */
const WIB_OFFSET_MS = 7 * HOUR_MS;

const jakartaDay = (at: Date) => new Date(at.getTime() + WIB_OFFSET_MS).toISOString().slice(0, 10);

/**
 * The time of a `When` of a store document.
 * @param when ISO 8601 with offset, `+30d`, `-12h`, or `+30d@19:00` (Jakarta)
 * @param now the moment of the import
 * @returns the time, or null when the text is not a valid time (31 February included)
 */
export function resolveWhen(when: string, now: Date): Date | null {
  const relative = /^([+-]\d{1,4})([dh])(?:@(\d\d:\d\d))?$/.exec(when);
  if (!relative) return /^\d{4}-\d\d-\d\dT/.test(when) ? realDate(when) : null;
  const [, amount, unit, time] = relative;
  const moment = new Date(now.getTime() + Number(amount) * (unit === 'd' ? DAY_MS : HOUR_MS));
  return time === undefined ? moment : realDate(`${jakartaDay(moment)}T${time}:00+07:00`);
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
