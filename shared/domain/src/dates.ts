/** Jakarta (WIB) has no daylight saving time: always seven hours ahead of UTC. */
const WIB_OFFSET_MS = 7 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayNames = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const;
const monthNames = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const;

const pattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;

const two = (value: number) => String(value).padStart(2, '0');

function offsetMs(zone: string | undefined): number {
  if (zone === undefined) return WIB_OFFSET_MS;
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

/** The date's fields in Jakarta time. */
function wibFields(date: Date) {
  const shifted = new Date(date.getTime() + WIB_OFFSET_MS);
  return {
    weekday: dayNames[shifted.getUTCDay()] ?? '',
    day: shifted.getUTCDate(),
    month: shifted.getUTCMonth() + 1,
    monthName: monthNames[shifted.getUTCMonth()] ?? '',
    year: String(shifted.getUTCFullYear()).padStart(4, '0'),
    hour: two(shifted.getUTCHours()),
    minute: two(shifted.getUTCMinutes()),
    second: two(shifted.getUTCSeconds()),
    millisecond: String(shifted.getUTCMilliseconds()).padStart(3, '0'),
  };
}

type Moment = string | Date | null | undefined;

function format(moment: Moment, write: (fields: ReturnType<typeof wibFields>) => string): string {
  const date = moment instanceof Date ? moment : parseWib(moment);
  return date && Number.isFinite(date.getTime()) ? write(wibFields(date)) : '';
}

/** "Sabtu, 21 November 2026 Jam 14.05" (spec 3 §2, expiry date display); empty for no date. */
export const formatExpiry = (moment: Moment) =>
  format(moment, (f) => `${f.weekday}, ${f.day} ${f.monthName} ${f.year} Jam ${f.hour}.${f.minute}`);

/** "21/11/2026" (spec 3 §2, order list). */
export const formatDateShort = (moment: Moment) =>
  format(moment, (f) => `${two(f.day)}/${two(f.month)}/${f.year}`);

/** "21 November 2026". */
export const formatDateLong = (moment: Moment) => format(moment, (f) => `${f.day} ${f.monthName} ${f.year}`);

/** "Sabtu, 21 November 2026". */
export const formatDayDate = (moment: Moment) =>
  format(moment, (f) => `${f.weekday}, ${f.day} ${f.monthName} ${f.year}`);

/** "21-11-2026": the digital form's display of an order date, which is YYYY-MM-DD on the wire (spec 2 §5). */
export const formatDateDashed = (moment: Moment) =>
  format(moment, (f) => `${two(f.day)}-${two(f.month)}-${f.year}`);

/** "2026-11-21": dates on the wire (spec 2 §5). */
export const formatDateWire = (moment: Moment) =>
  format(moment, (f) => `${f.year}-${two(f.month)}-${two(f.day)}`);

/** "14.05". */
export const formatTime = (moment: Moment) => format(moment, (f) => `${f.hour}.${f.minute}`);

/** A date as the API writes it: "2026-11-21T14:05:00.000+07:00". */
export const nowIsoWib = (date: Date) =>
  format(
    date,
    (f) => `${f.year}-${two(f.month)}-${two(f.day)}T${f.hour}:${f.minute}:${f.second}.${f.millisecond}+07:00`,
  );
