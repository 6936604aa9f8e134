import { formatDayDate } from './dates.ts';
import { parseWib } from './wire-dates.ts';

/** When an event takes place: days, and times of the day in Jakarta. */
export interface EventDates {
  tanggal_start: string;
  tanggal_end: string;
  waktu_start: string;
  waktu_end: string;
}

const moment = (date: string, time: string) => `${date.slice(0, 10)}T${time.slice(0, 5)}:00+07:00`;

/** Start of an event: ISO 8601 with the offset of Jakarta. */
export const eventStart = (event: EventDates) => moment(event.tanggal_start, event.waktu_start);

/** End of an event: ISO 8601 with the offset of Jakarta. */
export const eventEnd = (event: EventDates) =>
  moment(event.tanggal_end || event.tanggal_start, event.waktu_end);

/** Whether an event has ended. False while its end or `now` (a time of the API) cannot be read. */
export function isEventOver(event: EventDates, now: string): boolean {
  const [end, moment] = [parseWib(eventEnd(event)), parseWib(now)];
  return end !== null && moment !== null && moment > end;
}

const clock = (time: string) => time.slice(0, 5).replace(':', '.');

/** The days of an event: "Sabtu, 5 Desember 2026", with the last one when it differs. */
export function eventDays(event: EventDates): string {
  const [start, end] = [formatDayDate(event.tanggal_start), formatDayDate(event.tanggal_end)];
  return end === '' || end === start ? start : `${start} - ${end}`;
}

/** "19.00 - 22.00 WIB". */
export const eventHours = (event: EventDates) =>
  `${clock(event.waktu_start)} - ${clock(event.waktu_end)} WIB`;

/**
 * When an event takes place, in Jakarta time: "Sabtu, 5 Desember 2026, 19.00 - 22.00 WIB". Of several days the times are
 * those of each day; where the end is earlier on the clock than the start, as after midnight, each date has its own time.
 */
export function eventDateText(event: EventDates): string {
  const [start, end] = [formatDayDate(event.tanggal_start), formatDayDate(event.tanggal_end)];
  const [from, to] = [clock(event.waktu_start), clock(event.waktu_end)];
  const isOverMidnight = end !== '' && end !== start && to <= from;
  return isOverMidnight
    ? `${start}, ${from} - ${end}, ${to} WIB`
    : `${eventDays(event)}, ${eventHours(event)}`;
}
