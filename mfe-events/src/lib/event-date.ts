import { formatDayDate } from '@lapak/ui/dates';
import type { EventDates } from '@lapak/domain/event-time';

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
