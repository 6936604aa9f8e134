import { parseWib } from './dates.ts';

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
