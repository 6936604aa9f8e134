import { formatDayDate } from '@lapak/domain/dates';

interface EventDates {
  tanggal_start: string;
  tanggal_end: string;
  waktu_start: string;
  waktu_end: string;
}

const clock = (time: string) => time.slice(0, 5).replace(':', '.');

/** When an event takes place, in Jakarta time: "Sabtu, 5 Desember 2026, 19.00 - 22.00 WIB". */
export function eventDateText(event: EventDates): string {
  const start = formatDayDate(event.tanggal_start);
  const end = formatDayDate(event.tanggal_end);
  const days = end === '' || end === start ? start : `${start} - ${end}`;
  return `${days}, ${clock(event.waktu_start)} - ${clock(event.waktu_end)} WIB`;
}
