import { Worker } from 'node:worker_threads';
import type { QueryOptions, Results } from '@electric-sql/pglite';
import { fromSent, type FromThread, type ThreadStart, type ToThread, type Work } from './protocol.ts';

export interface EmbeddedSession {
  /** @param options parsers leave a value as the text that it is; there are no others */
  query<Row>(sql: string, params?: unknown[], options?: QueryOptions): Promise<Results<Row>>;
  exec(sql: string): Promise<unknown>;
}

/** What is used of PGlite, whether it runs in this thread, as in most tests, or in one of its own. */
export interface EmbeddedClient extends EmbeddedSession {
  /** No other statement runs between those of a transaction; it is taken back when the work rejects. */
  transaction<T>(work: (session: EmbeddedSession) => Promise<T>): Promise<T>;
  /** Waits for what runs. */
  close(): Promise<void>;
  readonly closed: boolean;
}

/** Like PGlite's own words, by which a database that is away is known. */
const CLOSED = 'PGlite is closed';

interface Waiting {
  done(result: unknown): void;
  failed(error: Error): void;
}

/** A thread with an open database. */
interface Thread {
  call(work: Work): Promise<unknown>;
  begin(): Promise<number>;
  end(): Promise<void>;
  isGone(): boolean;
}

/** Starts the thread; it tells when its database is open. */
export const startWorker = (start: ThreadStart) =>
  new Worker(new URL('./start-thread.mjs', import.meta.url), { workerData: start, execArgv: [] });

/** @throws what the database could not be opened by */
async function openThread(worker: Worker, onLost: (error: Error) => void): Promise<Thread> {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let gone: Error | null = null;

  function lose(error: Error) {
    if (gone) return;
    gone = error;
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
    onLost(error);
  }

  function send(work: Work): { id: number; answer: Promise<unknown> } {
    const id = (last += 1);
    const answer = new Promise<unknown>((done, failed) => {
      if (gone) return failed(gone);
      waiting.set(id, { done, failed });
      worker.postMessage({ ...work, id } satisfies ToThread);
    });
    return { id, answer };
  }

  await new Promise<void>((opened, failed) => {
    worker.on('message', (message: FromThread) => {
      if (message.type === 'open') return opened();
      if (message.type === 'failed to open') return failed(fromSent(message.error));
      const call = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.type === 'done') call?.done(message.result);
      else call?.failed(fromSent(message.error));
    });
    const end = (reason: string, cause?: unknown) => {
      const error = new Error(`${CLOSED}: ${reason}`, { cause });
      failed(error);
      lose(error);
    };
    worker.on('error', (error) => end('its thread failed', error));
    worker.on('exit', (code) => end(`its thread exited with ${code}`));
  }).catch(async (error: unknown) => {
    gone ??= new Error(CLOSED);
    await worker.terminate();
    throw error;
  });

  return {
    call: (work) => send(work).answer,
    async begin() {
      const { id, answer } = send({ type: 'begin' });
      await answer;
      return id;
    },
    async end() {
      gone ??= new Error(CLOSED);
      await worker.terminate();
    },
    isGone: () => gone !== null,
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
    if (!thread.isGone()) return Promise.resolve(thread);
    opening ??= openThread(newWorker(start), onLost)
      .then((opened) => (thread = opened))
      .finally(() => (opening = null));
    return opening;
  }

  const session = (on: () => Promise<Thread>, transaction?: number): EmbeddedSession => ({
    async query<Row>(sql: string, params: unknown[] = [], options: QueryOptions = {}) {
      const { rowMode, parsers = {} } = options;
      const asText = Object.keys(parsers).map(Number);
      const thread = await on();
      return (await thread.call({
        type: 'query',
        sql,
        params,
        rowMode,
        asText,
        transaction,
      })) as Results<Row>;
    },
    exec: async (sql) => (await on()).call({ type: 'exec', sql, transaction }),
  });

  return {
    ...session(current),
    async transaction(work) {
      const own = await current();
      const transaction = await own.begin();
      try {
        const result = await work(session(() => Promise.resolve(own), transaction));
        await own.call({ type: 'commit', transaction });
        return result;
      } catch (error) {
        // Of a commit that failed nothing is left to take back.
        await own.call({ type: 'rollback', transaction }).catch(() => undefined);
        throw error;
      }
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
