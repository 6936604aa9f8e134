import { formatDayDate, parseWib } from '@lapak/domain/dates';

interface EventDates {
  tanggal_start: string;
  tanggal_end: string;
  waktu_start: string;
  waktu_end: string;
}

const clock = (time: string) => time.slice(0, 5).replace(':', '.');
const moment = (date: string, time: string) => parseWib(`${date.slice(0, 10)} ${time.slice(0, 5)}`);

/** The days of an event: "Sabtu, 5 Desember 2026", the last one too where it is another. */
export function eventDays(event: EventDates): string {
  const start = formatDayDate(event.tanggal_start);
  const end = formatDayDate(event.tanggal_end);
  return end === '' || end === start ? start : `${start} - ${end}`;
}

/** "19.00 - 22.00 WIB". */
export const eventHours = (event: EventDates) =>
  `${clock(event.waktu_start)} - ${clock(event.waktu_end)} WIB`;

/** When an event takes place, in Jakarta time: "Sabtu, 5 Desember 2026, 19.00 - 22.00 WIB". */
export const eventDateText = (event: EventDates) => `${eventDays(event)}, ${eventHours(event)}`;

/** From the first day's beginning to the last day's end; null when a date or time is none. */
export function eventPeriod(event: EventDates): { start: Date; end: Date } | null {
  const start = moment(event.tanggal_start, event.waktu_start);
  const end = moment(event.tanggal_end, event.waktu_end);
  return start && end ? { start, end } : null;
}
