import { parseWib } from '@lapak/domain/dates';
import moment from '@lapak/ui/moment';

type Time = string | Date | null | undefined;

const WIB_OFFSET_HOURS = 7;

/** Formats in Jakarta and Indonesian, whatever the zone of the process; empty for no date. */
function format(time: Time, pattern: string): string {
  const date = time instanceof Date ? time : parseWib(time);
  const jakarta = moment(date).utcOffset(WIB_OFFSET_HOURS).locale('id');
  return jakarta.isValid() ? jakarta.format(pattern) : '';
}

/** "Sabtu, 21 November 2026 Jam 14.05" (spec 3 §2, expiry date display). */
export const formatExpiry = (time: Time) => format(time, 'dddd, D MMMM YYYY [Jam] HH.mm');

/** "21 November 2026". */
export const formatDateLong = (time: Time) => format(time, 'D MMMM YYYY');

/** "November 2026". */
export const formatMonth = (time: Time) => format(time, 'MMMM YYYY');

/** "14.05". */
export const formatTime = (time: Time) => format(time, 'HH.mm');

/** "21 November 2026", or in the newer layout "21/11/2026" (spec 3 §2, order list). */
export const orderDate = (createdAt: string, isNewerLayout: boolean) =>
  format(createdAt, isNewerLayout ? 'DD/MM/YYYY' : 'D MMMM YYYY');

/** The time from one to another: "dalam 23 jam". */
export const timeUntil = (time: string, now: string) => moment(time).locale('id').from(moment(now));
