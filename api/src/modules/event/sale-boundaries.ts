import { and, asc, gt, gte, lt, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { tickets } from '../../db/schema/events.ts';

/** Windows that an import moves are found this soon. */
const LOOK_EVERY_MS = 15_000;
const SOONEST_MS = 20;

/** Stores of which a sale began or ended after one moment, and not after the other. */
export async function storesWithBoundary(db: Database, after: Date, until: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ storeId: tickets.storeId })
    .from(tickets)
    .where(
      or(
        and(gt(tickets.saleStart, after), lte(tickets.saleStart, until)),
        // A ticket is still sold at the very moment that its sale ends.
        and(gte(tickets.saleEnd, after), lt(tickets.saleEnd, until)),
      ),
    );
  return rows.map(({ storeId }) => storeId);
}

/** Milliseconds until the next sale begins or ends; null when none does. */
export async function untilNextBoundary(db: Database, now: Date): Promise<number | null> {
  const [start] = await db
    .select({ at: tickets.saleStart })
    .from(tickets)
    .where(gt(tickets.saleStart, now))
    .orderBy(asc(tickets.saleStart))
    .limit(1);
  const [end] = await db
    .select({ at: tickets.saleEnd })
    .from(tickets)
    .where(gte(tickets.saleEnd, now))
    .orderBy(asc(tickets.saleEnd))
    .limit(1);
  const next = Math.min(start?.at.getTime() ?? Infinity, (end?.at.getTime() ?? Infinity) + 1);
  return Number.isFinite(next) ? next - now.getTime() : null;
}

export interface SaleBoundariesDeps {
  db: Database;
  clock: { now(): Date };
  storeChanged(storeId: number): void;
  log: { error(fields: object, message: string): void };
}

/**
 * Reports a store as changed the moment that a sale begins or ends, so that no cached answer and no cached page shows
 * the state before. Every process does so for its own copies.
 * @returns a function that stops it and waits for the last check
 */
export function followSaleBoundaries({
  db,
  clock,
  storeChanged,
  log,
}: SaleBoundariesDeps): () => Promise<void> {
  let seen = clock.now();
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let running = Promise.resolve();

  async function look(): Promise<number> {
    const now = clock.now();
    for (const storeId of await storesWithBoundary(db, seen, now)) storeChanged(storeId);
    seen = now;
    return (await untilNextBoundary(db, now)) ?? LOOK_EVERY_MS;
  }
  function schedule(delayMs: number) {
    if (isStopped) return;
    timer = setTimeout(
      () => {
        running = look()
          .catch((error: unknown) => {
            log.error({ err: error }, 'looking for sales that begin or end failed');
            return LOOK_EVERY_MS;
          })
          .then(schedule);
      },
      Math.max(SOONEST_MS, Math.min(LOOK_EVERY_MS, delayMs)),
    );
    timer.unref();
  }
  schedule(0);
  return async () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
    await running;
  };
}
