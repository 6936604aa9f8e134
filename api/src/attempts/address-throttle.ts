import { setTimeout as wait } from 'node:timers/promises';
import { addressKey } from './address-key.ts';
import type { AttemptCounters, AttemptLimit } from './attempt-counters.ts';

/** Thousands of phones share one address behind a carrier: far above what they do, and slower before it refuses. */
interface AddressLimit extends AttemptLimit {
  /** From this count on an attempt is delayed. */
  slowFrom: number;
}

const DELAY_STEP_MS = 20;
const MAX_DELAY_MS = 3_000;
/** Delayed attempts of one address at a time; more in parallel would defeat the delay. */
const MAX_WAITING = 50;

const limitsOf = (name: string): AddressLimit[] => [
  { name: `${name}-address`, slowFrom: 100, max: 1_000, seconds: 600 },
  { name: `${name}-address-day`, slowFrom: 2_000, max: 20_000, seconds: 86_400 },
];

/**
 * Counts attempts by the client's address: first they pass, then they are delayed, then they are refused.
 * @param counters of the attempts
 * @param sleep waits, in ms
 */
export function createAddressThrottle(
  counters: AttemptCounters,
  sleep: (ms: number) => Promise<unknown> = wait,
) {
  const waiting = new Map<string, number>();

  async function delay(key: string, ms: number): Promise<boolean> {
    const others = waiting.get(key) ?? 0;
    if (others >= MAX_WAITING) return false;
    waiting.set(key, others + 1);
    try {
      await sleep(ms);
      return true;
    } finally {
      const left = (waiting.get(key) ?? 1) - 1;
      if (left > 0) waiting.set(key, left);
      else waiting.delete(key);
    }
  }

  return {
    /**
     * Counts an attempt and delays it as the limits require.
     * @param name of the kind of attempt
     * @returns whether it may be made
     */
    async enter(name: string, ip: string): Promise<boolean> {
      const key = addressKey(ip);
      let ms = 0;
      for (const limit of limitsOf(name)) {
        const { count, isOver } = await counters.count(limit, key);
        if (isOver) return false;
        const slowFrom = counters.maxOf({ ...limit, max: limit.slowFrom });
        ms = Math.max(ms, Math.min(MAX_DELAY_MS, (count - slowFrom) * DELAY_STEP_MS));
      }
      return ms <= 0 || delay(key, ms);
    },

    /** In how many ms an address that was refused may try again. */
    async msLeft(name: string, ip: string): Promise<number> {
      const states = await Promise.all(
        limitsOf(name).map(async (limit) => {
          const { count, msLeft } = await counters.look(limit, addressKey(ip));
          return count > counters.maxOf(limit) ? msLeft : 0;
        }),
      );
      // None is over when too many attempts are being delayed.
      return Math.max(...states, MAX_DELAY_MS);
    },

    /** Uncounts an attempt that turned out to be right. */
    async giveBack(name: string, ip: string): Promise<void> {
      const key = addressKey(ip);
      for (const limit of limitsOf(name)) await counters.giveBack(limit, key);
    },
  };
}

export type AddressThrottle = ReturnType<typeof createAddressThrottle>;
