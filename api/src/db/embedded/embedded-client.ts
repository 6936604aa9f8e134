import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { QueryOptions, Results } from '@electric-sql/pglite';
import {
  CLOSED,
  fromSent,
  type FromThread,
  type ThreadStart,
  type ToThread,
  type Work,
} from './database-protocol.ts';

export interface EmbeddedSession {
  /** @param options parsers leave a value as the text that it is; there are no others */
  query<Row>(sql: string, params?: unknown[], options?: QueryOptions): Promise<Results<Row>>;
  exec(sql: string): Promise<unknown>;
}

/** What is used of PGlite, whether it runs in this thread, as in most tests, or in one of its own. */
export interface EmbeddedClient extends EmbeddedSession {
  /** No other statement runs between those of a transaction; it is taken back when the work rejects. */
  transaction<T>(work: (session: EmbeddedSession) => Promise<T>): Promise<T>;
  /**
   * Resolves when the database is open and answers, also while a transaction keeps statements waiting.
   * @throws why it is not
   */
  ping(): Promise<void>;
  /** Waits for what runs. */
  close(): Promise<void>;
  readonly closed: boolean;
  /** A port by which another thread asks the same database (`connectedClient`). Missing when the database is in this thread. */
  connect?(): Promise<MessagePort>;
}

interface Waiting {
  done(result: unknown): void;
  failed(error: Error): void;
}

/** What is asked of the thread that has the database. */
interface Calls {
  call(work: Work, transfer?: MessagePort[]): Promise<unknown>;
  begin(): Promise<number>;
  /** What waits, and what will be asked, fails by this. @returns false when it was lost before */
  lose(error: Error): boolean;
  isLost(): boolean;
}

function callsOver(port: Worker | MessagePort): Calls {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let lost: Error | null = null;

  function send(work: Work, transfer: MessagePort[] = []): { id: number; answer: Promise<unknown> } {
    const id = (last += 1);
    const answer = new Promise<unknown>((done, failed) => {
      if (lost) return failed(lost);
      waiting.set(id, { done, failed });
      port.postMessage({ ...work, id } satisfies ToThread, transfer);
    });
    return { id, answer };
  }

  port.on('message', (message: FromThread) => {
    if (message.type !== 'done' && message.type !== 'failed') return;
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'done') call?.done(message.result);
    else call?.failed(fromSent(message.error));
  });

  return {
    call: (work, transfer) => send(work, transfer).answer,
    async begin() {
      const { id, answer } = send({ type: 'begin' });
      await answer;
      return id;
    },
    lose(error) {
      if (lost) return false;
      lost = error;
      for (const { failed } of waiting.values()) failed(error);
      waiting.clear();
      return true;
    },
    isLost: () => lost !== null,
  };
}

const sessionOn = (on: () => Promise<Calls>, transaction?: number): EmbeddedSession => ({
  async query<Row>(sql: string, params: unknown[] = [], options: QueryOptions = {}) {
    const { rowMode, parsers = {} } = options;
    const asText = Object.keys(parsers).map(Number);
    const calls = await on();
    return (await calls.call({ type: 'query', sql, params, rowMode, asText, transaction })) as Results<Row>;
  },
  exec: async (sql) => (await on()).call({ type: 'exec', sql, transaction }),
});

async function transactionOn<T>(calls: Calls, work: (session: EmbeddedSession) => Promise<T>): Promise<T> {
  const transaction = await calls.begin();
  try {
    const result = await work(sessionOn(() => Promise.resolve(calls), transaction));
    await calls.call({ type: 'commit', transaction });
    return result;
  } catch (error) {
    // A commit that failed leaves nothing to take back.
    await calls.call({ type: 'rollback', transaction }).catch(() => undefined);
    throw error;
  }
}

/** The database of another thread, over a port that its client gave (`connect`). */
export function connectedClient(port: MessagePort): EmbeddedClient {
  const calls = callsOver(port);
  port.on('close', () => calls.lose(new Error(`${CLOSED}: its thread has ended`)));
  return {
    ...sessionOn(() => Promise.resolve(calls)),
    transaction: (work) => transactionOn(calls, work),
    async ping() {
      await calls.call({ type: 'ping' });
    },
    close: () => Promise.resolve(port.close()),
    get closed() {
      return calls.isLost();
    },
  };
}

/** Starts the thread, which sends a message when its database is open. */
export const startWorker = (start: ThreadStart) =>
  new Worker(new URL('./start-database-thread.mjs', import.meta.url), { workerData: start, execArgv: [] });

/** A thread with an open database. */
interface Thread extends Calls {
  end(): Promise<void>;
}

/** @throws what the database could not be opened by */
async function openThread(worker: Worker, onLost: (error: Error) => void): Promise<Thread> {
  const calls = callsOver(worker);
  await new Promise<void>((opened, failed) => {
    worker.on('message', (message: FromThread) => {
      if (message.type === 'open') opened();
      if (message.type === 'failed to open') failed(fromSent(message.error));
    });
    const end = (reason: string, cause?: unknown) => {
      const error = new Error(`${CLOSED}: ${reason}`, { cause });
      failed(error);
      if (calls.lose(error)) onLost(error);
    };
    worker.on('error', (error) => end('its thread failed', error));
    worker.on('exit', (code) => end(`its thread exited with ${code}`));
  }).catch(async (error: unknown) => {
    calls.lose(new Error(CLOSED));
    await worker.terminate();
    throw error;
  });
  return {
    ...calls,
    async end() {
      calls.lose(new Error(CLOSED));
      await worker.terminate();
    },
  };
}

/**
 * Opens the embedded database in a thread of its own. When that thread is lost (the database ran out of memory, for example), what
 * it was asked fails like the statements of a lost session, and the next statement opens the database again.
 * @param onLost called when the thread is lost, with the reason
 * @throws what the database could not be opened by
 */
export async function openEmbeddedClient(
  start: ThreadStart,
  onLost: (error: Error) => void,
  newWorker: (start: ThreadStart) => Worker = startWorker,
): Promise<EmbeddedClient> {
  let thread = await openThread(newWorker(start), onLost);
  let opening: Promise<Thread> | null = null;
  let closed = false;

  function current(): Promise<Thread> {
    if (closed) return Promise.reject(new Error(CLOSED));
    if (!thread.isLost()) return Promise.resolve(thread);
    opening ??= openThread(newWorker(start), onLost)
      .then((opened) => (thread = opened))
      .finally(() => (opening = null));
    return opening;
  }

  return {
    ...sessionOn(current),
    transaction: async (work) => transactionOn(await current(), work),
    async ping() {
      await (await current()).call({ type: 'ping' });
    },
    async connect() {
      const { port1, port2 } = new MessageChannel();
      await (await current()).call({ type: 'connect', port: port1 }, [port1]);
      return port2;
    },
    async close() {
      const own = await current();
      closed = true;
      await own.call({ type: 'close' }).catch(() => undefined);
      await own.end();
    },
    get closed() {
      return closed;
    },
  };
}
