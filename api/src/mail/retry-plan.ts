const SECOND_MS = 1_000;
const FIRST_PAUSE_MS = 30 * SECOND_MS;
const LONGEST_PAUSE_MS = 2 * 60 * 60 * SECOND_MS;
/** A mail is tried for a day. */
export const TRY_FOR_MS = 24 * 60 * 60 * SECOND_MS;

/**
 * When a mail that was not taken is tried again: after 30 s, then each time twice as long, at most two hours.
 * @param attempts how often it was tried
 * @returns null when its day is over, or when it would be too late then
 */
export function nextAttempt(
  mail: { attempts: number; queuedAt: Date; expiresAt: Date | null },
  now: Date,
): Date | null {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (mail.attempts - 1), LONGEST_PAUSE_MS);
  const next = new Date(now.getTime() + pauseMs);
  const end = mail.expiresAt ?? new Date(mail.queuedAt.getTime() + TRY_FOR_MS);
  return next < end ? next : null;
}
