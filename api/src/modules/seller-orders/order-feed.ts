import type { PassThrough } from 'node:stream';
import { and, count, eq } from 'drizzle-orm';
import type { FeedMessage, LatestResponse } from '@lapak/contracts/api/seller-order';
import type { Database } from '../../db/client.ts';
import { orderQueues } from '../../db/schema/order-queues.ts';
import { orders } from '../../db/schema/orders.ts';
import { randomPart } from '../../lib/random-id.ts';
import type { Changed, StoreEvents } from '../../lib/store-events.ts';
import { createTextStreams } from '../../lib/text-streams.ts';

/** Shorter than proxies wait for the next byte. */
const HEARTBEAT_MS = 20_000;
/** What a stream begins with, and has every so often: it comes through. */
const READY = 'event: ready\ndata: {}\n\n';
/** How often it is looked whether a reader may still read. */
const CHECK_MS = 60_000;

/** Streams of one member, a browser each or a tab; of one more, the oldest ends. */
const MAX_STREAMS = 10;

interface Reader {
  storeId: number;
  userId: number;
  /** Is asked again every minute; the stream ends when it says no. */
  mayRead(): Promise<boolean>;
}

/** The streams of changed orders for consoles, and the answer for those that no stream reaches. */
export function createOrderFeed({ db, storeEvents }: { db: Database; storeEvents: StoreEvents }) {
  const streams = createTextStreams<Reader>();
  /** How often the orders of a store changed while this process ran. */
  const changes = new Map<number, number>();
  const process = randomPart();
  let missed = 0;

  const unsubscribe = storeEvents.onOrdersChanged((changed: Changed, what) => {
    if (changed === 'all') missed += 1;
    else changes.set(changed, (changes.get(changed) ?? 0) + 1);
    const message: FeedMessage = { what };
    streams.send(
      `data: ${JSON.stringify(message)}\n\n`,
      ({ storeId }) => changed === 'all' || storeId === changed,
    );
  });
  const heartbeat = setInterval(() => streams.send(READY), HEARTBEAT_MS).unref();

  async function dropStrangers(): Promise<void> {
    for (const [stream, { mayRead }] of streams.all()) {
      // Without an answer of the database nobody is sent away: the next look decides.
      const may = await mayRead().catch(() => true);
      if (!may) stream.end();
    }
  }
  const check = setInterval(() => void dropStrangers(), CHECK_MS).unref();

  return {
    /** A new stream. */
    open(reader: Reader): PassThrough {
      const { storeId, userId } = reader;
      const own = streams.all().filter(([, of]) => of.storeId === storeId && of.userId === userId);
      for (const [stream] of own.slice(0, Math.max(0, own.length - MAX_STREAMS + 1))) stream.end();
      // The browser tries again after two seconds.
      return streams.open(reader, `retry: 2000\n${READY}`);
    },

    /** What a console compares with the last answer, when the stream does not reach it. */
    async latest(storeId: number): Promise<LatestResponse['data']> {
      const [queue] = await db.select().from(orderQueues).where(eq(orderQueues.storeId, storeId));
      const [waiting] = await db
        .select({ proofs: count() })
        .from(orders)
        .where(and(eq(orders.storeId, storeId), eq(orders.status, 'CONFIRMED')));
      return {
        placed: queue?.lastNumber ?? 0,
        proofs: waiting?.proofs ?? 0,
        version: `${process}.${missed}.${changes.get(storeId) ?? 0}`,
      };
    },

    dropStrangers,
    endAll: streams.endAll,
    close() {
      clearInterval(heartbeat);
      clearInterval(check);
      unsubscribe();
    },
  };
}
