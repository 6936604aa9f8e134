/** Jakarta (WIB) has no daylight saving time: always seven hours ahead of UTC. */
export const WIB_OFFSET_HOURS = 7;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const pattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;

function offsetMs(zone: string | undefined): number {
  if (zone === undefined) return WIB_OFFSET_HOURS * HOUR_MS;
  if (/^z$/i.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60 * 1000;
}

/**
 * Parses a time of the API: ISO 8601 with offset, or `YYYY-MM-DD[ HH:mm[:ss]]` as Jakarta time (decision 17).
 * `edge: 'end'`: a date without time is the last millisecond of that day, else the first.
 * Null for an invalid date (also 30 February).
 */
export function parseWib(text: string | null | undefined, edge: 'start' | 'end' = 'start'): Date | null {
  const match = pattern.exec(text?.trim() ?? '');
  if (!match) return null;
  const [, year, month, day, hour, minute, second, fraction, zone] = match;
  const parts = [year, month, day, hour, minute, second].map((part) => Number(part ?? 0));
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = parts;
  const milliseconds = Number((fraction ?? '').slice(0, 3).padEnd(3, '0'));
  const local = new Date(0);
  local.setUTCFullYear(y, mo - 1, d);
  local.setUTCHours(h, mi, s, milliseconds);
  const isReal = local.getUTCMonth() === mo - 1 && local.getUTCDate() === d && h < 24 && mi < 60 && s < 60;
  if (!isReal) return null;
  const rest = hour === undefined && edge === 'end' ? DAY_MS - 1 : 0;
  return new Date(local.getTime() - offsetMs(zone) + rest);
}

/** A date as the API writes it: "2026-11-21T14:05:00.000+07:00"; empty for an invalid one. */
export const nowIsoWib = (date: Date): string =>
  Number.isFinite(date.getTime())
    ? new Date(date.getTime() + WIB_OFFSET_HOURS * HOUR_MS).toISOString().replace('Z', '+07:00')
    : '';

/** A time of the API, a date or none. */
export type Time = string | Date | null | undefined;

/** A time as the API writes it; empty for no date. */
function isoWib(time: Time): string {
  const date = time instanceof Date ? time : parseWib(time);
  return date ? nowIsoWib(date) : '';
}

/** "2026-11-21": the day in Jakarta as dates are on the wire (spec 2 §5); empty for no date. */
export const formatDateWire = (time: Time): string => isoWib(time).slice(0, 'YYYY-MM-DD'.length);

/** "14:05": the time of the day in Jakarta, as forms and files have it; empty for no date. */
export const formatTimeWire = (time: Time): string =>
  isoWib(time).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:mm'.length);

/** "21-11-2026": the digital form's display of an order date, which is YYYY-MM-DD on the wire (spec 2 §5). */
export const formatDateDashed = (time: Time): string => formatDateWire(time).split('-').reverse().join('-');
