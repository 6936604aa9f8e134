import { formatDateDashed, formatDateWire } from './wire-dates.ts';
import { messages } from './messages.ts';

/** A clock in the east of Indonesia is two hours ahead of Jakarta's, and clocks differ a little. */
const FUTURE_MS = 3 * 60 * 60 * 1000;

/**
 * Why a stated time of a transfer cannot be true: it lies in the future, or before the day (WIB) of its order.
 * @returns null when it can
 */
export function transferDateProblem(
  date: Date,
  { orderedAt, now }: { orderedAt: Date; now: Date },
): string | null {
  if (date.getTime() > now.getTime() + FUTURE_MS) return messages.transferDateInFuture;
  if (formatDateWire(date) >= formatDateWire(orderedAt)) return null;
  return messages.transferDateBeforeOrder(formatDateDashed(orderedAt));
}
