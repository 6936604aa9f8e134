import { formatDayDate, parseWib } from '@lapak/domain/dates';

interface EventDates {
  tanggal_start: string;
  tanggal_end: string;
  waktu_start: string;
  waktu_end: string;
}

const clock = (time: string) => time.slice(0, 5).replace(':', '.');

/** ISO 8601 with the offset of Jakarta. */
const moment = (date: string, time: string) => `${date.slice(0, 10)}T${time.slice(0, 5)}:00+07:00`;

/** The moment at which an event begins, in ISO 8601. */
export const eventStart = (event: EventDates) => moment(event.tanggal_start, event.waktu_start);

/** The moment at which an event ends, in ISO 8601. */
export const eventEnd = (event: EventDates) =>
  moment(event.tanggal_end || event.tanggal_start, event.waktu_end);

/** Whether an event has ended by the clock of the API. */
export function isEventOver(event: EventDates, dateServer: string): boolean {
  const [end, now] = [parseWib(eventEnd(event)), parseWib(dateServer)];
  return end !== null && now !== null && now > end;
}

/**
 * When an event takes place, in Jakarta time: "Sabtu, 5 Desember 2026, 19.00 - 22.00 WIB". Of several days the times are
 * those of each day; where the end is earlier on the clock than the start, as after midnight, each date has its own time.
 */
export function eventDateText(event: EventDates): string {
  const [start, end] = [formatDayDate(event.tanggal_start), formatDayDate(event.tanggal_end)];
  const [from, to] = [clock(event.waktu_start), clock(event.waktu_end)];
  if (end === '' || end === start) return `${start}, ${from} - ${to} WIB`;
  return to > from ? `${start} - ${end}, ${from} - ${to} WIB` : `${start}, ${from} - ${end}, ${to} WIB`;
}
