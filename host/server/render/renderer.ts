import { setTimeout as delay } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { CallApi } from '../http/api-calls.ts';
import { createBackoff } from './backoff.ts';
import { PaintError } from './paint-error.ts';
import { watchProcessor } from './processor-time.ts';
import type { FromWorker, Painted, PaintRequest, PaintResult, Tasks, ToPool, ToWorker } from './protocol.ts';

export type WorkerProblem =
  /** `page`: the one that it was painting. */
  | { kind: 'lost'; reason: string; page: PaintRequest | null }
  | { kind: 'stray rejection'; reason: string; detail: string };

interface Options {
  /** 0: nothing is painted. */
  workers: number;
  timeoutMs: number;
  callApi: CallApi;
  onProblem: (problem: WorkerProblem) => void;
  /** Limit of a worker's heap. */
  heapMb?: number;
  /** Processor time within which a version of the shell is evaluated. */
  hostProbeMs: number;
  /** The clock of the backoff. */
  now?: () => number;
}

const HEAP_MB = 512;
/** A worker that does not loop answers an `abort` within this time. */
const ABORTED_WITHIN_MS = 100;
/** Processor time after that within which a page that does not loop is painted, also from a bundle that is read for the first time. */
const LOOPS_AFTER_MS = 1000;

const keyOf = ({ hostBundle, remoteBundle, module }: PaintRequest) =>
  `${hostBundle} ${remoteBundle} ${module}`;

/** Why a task was ended, or its worker ended with it. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return (cause as Error | undefined)?.message ?? message;
}

/** The worker that executes a task. */
interface WorkerOfTask {
  thread: string | null;
  /** Asks it to give the page up. */
  abort: () => void;
}

const ignored = () => undefined;

/** One worker more than are to be at work, which paints on while one loops. */
const createPool = (workers: number, heapMb: number) =>
  new Piscina({
    filename: new URL('./worker.mjs', import.meta.url).href,
    minThreads: workers + 1,
    maxThreads: workers + 1,
    // A worker's event loop runs between its tasks, too.
    atomics: 'disabled',
    execArgv: [],
    // Nothing else: the server's environment holds its secrets.
    env: { NODE_ENV: process.env.NODE_ENV ?? '' },
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });

/**
 * Paints pages in worker threads, one page a worker, with a time limit. A page that still uses the processor long after the limit
 * loops, and its worker is ended. A page that hung or ended a worker is not painted for a while.
 */
export function createRenderer(options: Options) {
  const { workers, timeoutMs, callApi, onProblem, heapMb = HEAP_MB, hostProbeMs, now } = options;
  const late = `not painted within ${timeoutMs} ms`;
  const backoff = createBackoff(now);
  /** Pages that are past their limit and compute on: they would in another worker, too. */
  const computing = new Set<string>();
  const pool = workers === 0 ? null : createPool(workers, heapMb);
  // Between two tasks.
  pool?.on('error', (error) => onProblem({ kind: 'lost', reason: reasonOf(error), page: null }));
  pool?.on('message', (message: ToPool) => {
    if (message.type === 'started') follow(message);
    else onProblem({ kind: 'stray rejection', reason: message.message, detail: message.stack });
  });

  /** What follows when a worker begins with a task. */
  const begun = new Map<number, (worker: WorkerOfTask) => void>();
  let lastTask = 0;

  function follow({ thread, port }: Extract<ToPool, { type: 'started' }>) {
    const post = (message: ToWorker) => port.postMessage(message);
    port.on('message', (message: FromWorker) => {
      if (message.type === 'task')
        begun.get(message.task)?.({ thread, abort: () => post({ type: 'abort' }) });
      else
        callApi(message.request).then(
          (reply) => post({ type: 'reply', call: message.call, reply }),
          () => post({ type: 'reply', call: message.call, reply: null }),
        );
    });
    port.unref();
  }

  function run<Name extends keyof Tasks>(
    inPool: Piscina,
    name: Name,
    input: Tasks[Name]['input'],
    onBegun: (worker: WorkerOfTask) => void,
  ) {
    const ending = new AbortController();
    lastTask += 1;
    const task = lastTask;
    begun.set(task, onBegun);
    const running = inPool.run({ task, ...input }, { name, signal: ending.signal });
    return {
      result: (running as Promise<Tasks[Name]['result']>).finally(() => begun.delete(task)),
      end: (reason: string) => ending.abort(new Error(reason)),
    };
  }

  function pageIn(result: PaintResult, request: PaintRequest): Painted {
    const key = keyOf(request);
    if ('painted' in result) {
      backoff.painted(key);
      return result.painted;
    }
    if ('aborted' in result) {
      const { isStuck } = result.aborted;
      if (isStuck) backoff.block(key);
      throw new PaintError(late, { isOwn: isStuck, isCertain: isStuck });
    }
    const { status, message, stack, isOwn } = result.failure;
    if (isOwn) backoff.failed(key, new URL(request.url).pathname);
    throw new PaintError(message, { status, detail: stack, isOwn, isCertain: isOwn });
  }

  function lost(request: PaintRequest, reason: string): PaintError {
    backoff.block(keyOf(request));
    onProblem({ kind: 'lost', reason, page: request });
    return new PaintError(`the render worker was lost: ${reason}`, { isOwn: true });
  }

  async function paintIn(inPool: Piscina, request: PaintRequest, triesLeft = workers + 1): Promise<Painted> {
    const limit = new AbortController();
    let worker: WorkerOfTask | null = null as WorkerOfTask | null;
    const task = run(inPool, 'paint', { request }, (its) => (worker = its));
    const result = task.result.catch(async (error: unknown): Promise<PaintResult> => {
      if (worker) throw lost(request, reasonOf(error));
      // Its worker left a full heap at that moment; each may.
      if (triesLeft > 0 && !limit.signal.aborted)
        return { painted: await paintIn(inPool, request, triesLeft - 1) };
      throw new PaintError(reasonOf(error));
    });
    const overdue = delay(timeoutMs, null, limit).then(() => {
      worker?.abort();
      return delay(ABORTED_WITHIN_MS, null, limit);
    });
    const known = await Promise.race([result, overdue]).finally(() => limit.abort());
    if (known) return pageIn(known, request);

    const key = keyOf(request);
    result.catch(ignored);
    if (!worker) {
      task.end(late);
      throw new PaintError(late);
    }
    computing.add(key);
    const stop = watchProcessor(worker.thread, LOOPS_AFTER_MS, () =>
      task.end('it does not answer, a page loops'),
    );
    void result.catch(ignored).then(() => {
      stop();
      computing.delete(key);
    });
    throw new PaintError(late, { isOwn: true });
  }

  async function evaluateIn(inPool: Piscina, hostBundle: string): Promise<string | null> {
    let stop: () => void = ignored;
    const task = run(inPool, 'evaluate', { hostBundle }, ({ thread }) => {
      stop = watchProcessor(thread, hostProbeMs, () => task.end('a version of the shell loops'));
    });
    try {
      return await task.result;
    } catch (error) {
      return reasonOf(error);
    } finally {
      stop();
    }
  }

  const isBlocked = (request: PaintRequest) =>
    backoff.isBlocked(keyOf(request)) || computing.has(keyOf(request));

  return {
    /**
     * Paints a page.
     * @throws PaintError soon after the time limit at the latest, when it cannot be painted
     */
    async paint(request: PaintRequest): Promise<Painted> {
      if (!pool) throw new PaintError('no render worker');
      if (isBlocked(request))
        throw new PaintError('the page is in backoff after it hung or ended a worker', { isOwn: true });
      return paintIn(pool, request);
    },
    /** Whether another version of the page is to be preferred. */
    isFailing: (request: PaintRequest) => isBlocked(request) || backoff.isFailing(keyOf(request)),
    /** Evaluates a shell's bundle away from this process. @returns why it cannot be used, or null */
    probeHost: async (hostBundle: string) => (pool ? evaluateIn(pool, hostBundle) : null),
    close: async () => pool?.destroy(),
  };
}

export type Renderer = ReturnType<typeof createRenderer>;
