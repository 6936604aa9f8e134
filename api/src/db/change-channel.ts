import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseLog } from './client.ts';
import { awayReason } from './errors.ts';

const CHANNEL = 'lapak_store_changed';
/** A message of PostgreSQL holds at most 8,000 bytes; a change has at most 25. */
const CHANGES_PER_MESSAGE = 300;
const CONNECT_WITHIN_MS = 5_000;
/** A server that vanished without closing the connection is detected after both of these together. */
const HEARTBEAT_MS = 2_000;
const ANSWER_WITHIN_MS = 3_000;
const AGAIN_AFTER_MS = 500;

/** One statement in the channel's session, after those that are under way; its rows. */
export type RunQuery = (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

export interface ChangeChannelOptions {
  databaseUrl: string;
  /** A change that another process has announced. */
  onChanged(change: string): void;
  /** Called after a time without a connection: changes may have been missed. */
  onMissed(): void;
  /** Called with each new session, which stays open until the channel is closed or the session is lost. */
  onSession(runQuery: RunQuery): Promise<void>;
  log: DatabaseLog;
}

/** How processes on one database notify each other of changes (`StoreEvents`). */
export interface ChangeChannel {
  /** Notifies the others, after the commit; while the server is down, as soon as it is back. @param change a text without commas */
  announce(change: string): void;
  /** Sends what was announced, then ends. */
  close(): Promise<void>;
}

interface Session {
  runQuery: RunQuery;
  /** Aborted when it is lost. */
  lost: AbortSignal;
  end(): Promise<void>;
}

async function openSession(databaseUrl: string, onMessage: (payload: string) => void): Promise<Session> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
  });
  const lost = new AbortController();
  // A failure is reported by the statement or by the end; an error event without a listener would end the process.
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  let last: Promise<unknown> = Promise.resolve();
  const runQuery: RunQuery = (statement, values) => {
    const answer = last.then(() => client.query(statement, values)).then(({ rows }) => rows);
    last = answer.catch(() => undefined);
    return answer;
  };
  const end = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    const [own] = await runQuery('select pg_backend_pid() as pid');
    client.on('notification', ({ processId, payload }) => {
      if (processId !== own?.pid) onMessage(payload ?? '');
    });
    await runQuery(`listen ${CHANNEL}`);
    return { runQuery, lost: lost.signal, end };
  } catch (error) {
    void end();
    throw error;
  }
}

/** Sends heartbeats in the session until it is over; rejects when one times out. */
async function watch({ runQuery }: Session, over: AbortSignal, send: () => Promise<void>): Promise<void> {
  while (!over.aborted) {
    await runQuery('select 1');
    await send();
    await sleep(HEARTBEAT_MS, undefined, { ref: false, signal: over }).catch(() => undefined);
  }
}

/**
 * Opens a session that listens, and opens another one whenever it is lost.
 * @returns when it listens, or when the first try has failed
 */
export async function openChangeChannel(options: ChangeChannelOptions): Promise<ChangeChannel> {
  const { databaseUrl, onChanged, onMissed, onSession, log } = options;
  const unsent = new Set<string>();
  const closing = new AbortController();
  let session: Session | null = null;
  let isSending = false;
  let sending = Promise.resolve();
  let isWarned = false;

  const receive = (payload: string) => payload.split(',').forEach(onChanged);

  async function sendAll(): Promise<void> {
    isSending = true;
    while (session && unsent.size > 0) {
      const changes = [...unsent].slice(0, CHANGES_PER_MESSAGE);
      for (const change of changes) unsent.delete(change);
      try {
        await session.runQuery('select pg_notify($1, $2)', [CHANNEL, changes.join(',')]);
      } catch {
        // Later, probably in the next session.
        for (const change of changes) unsent.add(change);
        break;
      }
    }
    isSending = false;
  }

  function send(): Promise<void> {
    if (!isSending) sending = sendAll();
    return sending;
  }

  /** One session, from its beginning to its end. */
  async function serve(isFirst: boolean, listening: () => void): Promise<void> {
    const opened = await openSession(databaseUrl, receive);
    try {
      await onSession(opened.runQuery);
      session = opened;
      isWarned = false;
      if (!isFirst) onMissed();
      listening();
      await watch(opened, AbortSignal.any([opened.lost, closing.signal]), send);
    } finally {
      session = null;
      const ended = opened.end();
      if (closing.signal.aborted) await ended;
    }
  }

  /** Serves without p-retry: a session that ends in order is followed by another one, too. */
  async function serveUntilClosed(listening: () => void): Promise<void> {
    for (let isFirst = true; !closing.signal.aborted; isFirst = false) {
      await serve(isFirst, listening).catch((error: unknown) => {
        if (!isWarned) log.warn({ reason: awayReason(error) }, 'changes of other processes are not received');
        isWarned = true;
      });
      listening();
      await sleep(AGAIN_AFTER_MS, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  }

  let running = Promise.resolve();
  await new Promise<void>((listening) => {
    running = serveUntilClosed(listening);
  });

  return {
    announce(change) {
      unsent.add(change);
      void send();
    },
    async close() {
      await send();
      closing.abort();
      await running;
    },
  };
}
