import { formatDateWire, parseWib } from './wire-dates.ts';

/**
 * Whether the ordered day and time of a service have passed, in Jakarta time. The current minute has not.
 * @param date YYYY-MM-DD
 * @param time HH:mm; if it cannot be parsed, only the day counts
 * @returns the invalid part: a day before today, or today's time; null when neither has passed
 */
export function passedPart(date: string, time: string, now: Date): 'date' | 'time' | null {
  if (date < formatDateWire(now)) return 'date';
  const moment = time === '' ? null : parseWib(`${date} ${time}`);
  const minute = Math.floor(now.getTime() / 60_000) * 60_000;
  return moment !== null && moment.getTime() < minute ? 'time' : null;
}
