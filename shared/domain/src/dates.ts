import moment from '@lapak/domain/moment';
import { parseWib, WIB_OFFSET_HOURS, type Time } from './wire-dates.ts';

/** Formats in Jakarta and Indonesian, whatever the zone of the process; empty for no date. */
function format(time: Time, pattern: string): string {
  const date = time instanceof Date ? time : parseWib(time);
  const jakarta = moment(date).utcOffset(WIB_OFFSET_HOURS).locale('id');
  return jakarta.isValid() ? jakarta.format(pattern) : '';
}

/** "Sabtu, 21 November 2026 Jam 14.05" (spec 3 §2, expiry date display). */
export const formatExpiry = (time: Time) => format(time, 'dddd, D MMMM YYYY [Jam] HH.mm');

/** "Sabtu, 21 November 2026 Jam 14.05 WIB". */
export const formatDayDateTime = (time: Time) => format(time, 'dddd, D MMMM YYYY [Jam] HH.mm [WIB]');

/** "Sabtu, 21 November 2026". */
export const formatDayDate = (time: Time) => format(time, 'dddd, D MMMM YYYY');

/** "21 November 2026". */
export const formatDateLong = (time: Time) => format(time, 'D MMMM YYYY');

/** "21 November 2026, 14.05 WIB". */
export const formatDateTimeLong = (time: Time) => format(time, 'D MMMM YYYY, HH.mm [WIB]');

/** "21/11/2026" (spec 3 §2, order list). */
export const formatDateShort = (time: Time) => format(time, 'DD/MM/YYYY');

/** "21/11/2026, 14.05 WIB". */
export const formatDateTimeShort = (time: Time) => format(time, 'DD/MM/YYYY, HH.mm [WIB]');

/** "November 2026". */
export const formatMonth = (time: Time) => format(time, 'MMMM YYYY');

/** "14.05 WIB". */
export const formatTime = (time: Time) => format(time, 'HH.mm [WIB]');

/** The time from one to another, both ISO 8601: "dalam 23 jam". */
export const timeUntil = (time: string, now: string) => moment(time).locale('id').from(moment(now));
