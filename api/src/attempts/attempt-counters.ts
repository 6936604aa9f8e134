import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Database } from '../db/client.ts';
import { dropRows, type DropMode } from '../db/drop-rows.ts';
import { attemptCounters as table } from '../db/schema/attempts.ts';

/** So many in so many seconds, counted from the first one. */
export interface AttemptLimit {
  /** Unique; the prefix of the counter's keys. */
  name: string;
  max: number;
  seconds: number;
}

export interface Counted {
  count: number;
  /** More than the limit allows, this one included. */
  isOver: boolean;
  /** Until the counter resets. */
  msLeft: number;
}

const nothing: Counted = { count: 0, isOver: false, msLeft: 0 };

/**
 * Counters in the database, one statement each, so that any number of processes count together.
 * @param factor multiplies every limit; 0 switches them off
 */
export function createAttemptCounters(db: Database, factor: number) {
  const limiters = new Map<string, RateLimiterDrizzle>();

  const maxOf = ({ max }: AttemptLimit) => Math.ceil(max * factor);

  function limiterOf({ name, seconds }: AttemptLimit): RateLimiterDrizzle {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterDrizzle({
      storeClient: db,
      schema: table,
      keyPrefix: name,
      // How many are too many is decided here, so that a count never rejects.
      points: Number.MAX_SAFE_INTEGER,
      duration: seconds,
      clearExpiredByTimeout: false,
    });
    limiters.set(name, made);
    return made;
  }

  const counted = (
    limit: AttemptLimit,
    state: { consumedPoints: number; msBeforeNext: number },
  ): Counted => ({
    count: state.consumedPoints,
    isOver: state.consumedPoints > maxOf(limit),
    msLeft: state.msBeforeNext,
  });

  return {
    /** A limit with the configuration's factor. */
    maxOf,
    isOff: factor === 0,

    /** Counts one more. Count before the attempt is made, so that many at once are not more. */
    async count(limit: AttemptLimit, key: string): Promise<Counted> {
      return factor === 0 ? nothing : counted(limit, await limiterOf(limit).penalty(key));
    },

    /** How many there were, without counting. */
    async look(limit: AttemptLimit, key: string): Promise<Counted> {
      const state = factor === 0 ? null : await limiterOf(limit).get(key);
      return state ? counted(limit, state) : nothing;
    },

    /** Takes one back: it turned out to be right. */
    async giveBack(limit: AttemptLimit, key: string): Promise<void> {
      if (factor > 0) await limiterOf(limit).reward(key);
    },

    /** Resets a counter. */
    async clear(limit: AttemptLimit, key: string): Promise<void> {
      if (factor > 0) await limiterOf(limit).delete(key);
    },
  };
}

export type AttemptCounters = ReturnType<typeof createAttemptCounters>;

/** Deletes expired counters. The limiter uses the system's clock, and so does this. @returns how many they are */
export const dropOldCounters = (db: Database, mode: DropMode): Promise<number> =>
  dropRows(db, table, lt(table.expire, new Date()), mode);
