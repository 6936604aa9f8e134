import type { Part } from '@lapak/releases/parts';

/** A version that the shop took back by itself. */
export interface Withdrawal {
  part: Part;
  version: string;
  /** What visitors get instead. */
  to: string | null;
  why: string;
  /** Which server. */
  by: string;
}

interface Log {
  error(fields: object, message: string): void;
}

const TIMEOUT_MS = 5000;

/** `text` is what chat programs show of a webhook's message. */
const messageOf = (withdrawal: Withdrawal) => ({
  text: `${withdrawal.part} ${withdrawal.version} was withdrawn: ${withdrawal.why}`,
  event: 'withdrawn',
  when: new Date().toISOString(),
  ...withdrawal,
});

/** Posts a withdrawal as JSON. A webhook that fails is logged and changes nothing. */
export async function announceWithdrawal(
  webhook: string | undefined,
  withdrawal: Withdrawal,
  log: Log,
): Promise<void> {
  if (webhook === undefined) return;
  try {
    const { ok, status } = await fetch(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(messageOf(withdrawal)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!ok) throw new Error(`it answered ${status}`);
  } catch (error) {
    const { part, version } = withdrawal;
    log.error({ err: error, part, version }, 'RELEASES_WEBHOOK did not take the withdrawal of a version');
  }
}
