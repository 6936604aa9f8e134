import { formatDateWire, parseWib } from './dates.ts';

/**
 * Whether the day and time that a service is wanted at have passed, by the clock of Jakarta. The minute that runs has not.
 * @param date YYYY-MM-DD
 * @param time HH:mm; with none that can be read, the day alone counts
 * @returns the part that is to blame: a day before today, or today's time; null when neither has passed
 */
export function passedPart(date: string, time: string, now: Date): 'date' | 'time' | null {
  if (date < formatDateWire(now)) return 'date';
  const moment = time === '' ? null : parseWib(`${date} ${time}`);
  const minute = Math.floor(now.getTime() / 60_000) * 60_000;
  return moment !== null && moment.getTime() < minute ? 'time' : null;
}
