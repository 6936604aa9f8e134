import { setTimeout as delay } from 'node:timers/promises';
import type { CallApi } from '../http/api-calls.ts';
import { inSpan } from '@lapak/api/process/in-span';
import { createBackoff } from './backoff.ts';
import { PaintError } from './paint-error.ts';
import { watchProcessor } from './processor-time.ts';
import type { Painted, PaintRequest, PaintResult } from './protocol.ts';
import {
  createWorkerPool,
  reasonOf,
  type WorkerOfTask,
  type WorkerPool,
  type WorkerProblem,
} from './worker-pool.ts';

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
const ABORTED_WITHIN_MS = 300;
/** Processor time after that within which a page that does not loop is painted, also from a bundle that is read for the first time. */
const LOOPS_AFTER_MS = 1000;

const keyOf = ({ hostBundle, remoteBundle, module }: PaintRequest) =>
  `${hostBundle} ${remoteBundle} ${module}`;

const ignored = () => undefined;

/** Evaluates a shell's bundle in a worker. @returns why it cannot be used, or null */
async function evaluate(pool: WorkerPool, hostBundle: string, withinMs: number): Promise<string | null> {
  let stop: () => void = ignored;
  const task = pool.run('evaluate', { hostBundle }, ({ thread }) => {
    stop = watchProcessor(thread, withinMs, () => task.end('a version of the shell loops'));
  });
  try {
    return await task.result;
  } catch (error) {
    return reasonOf(error);
  } finally {
    stop();
  }
}

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
  const pool = workers === 0 ? null : createWorkerPool({ workers, heapMb, callApi, onProblem });

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

  async function paintIn(
    inPool: WorkerPool,
    request: PaintRequest,
    triesLeft = workers + 1,
  ): Promise<Painted> {
    const limit = new AbortController();
    let worker: WorkerOfTask | null = null as WorkerOfTask | null;
    const task = inPool.run('paint', { request }, (its) => (worker = its));
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
    void result.catch(ignored).then((end) => {
      stop();
      computing.delete(key);
      if (end && 'aborted' in end && end.aborted.isStuck) backoff.block(key);
    });
    throw new PaintError(late, { isOwn: true });
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
      return inSpan('paint', { 'lapak.page': request.module }, () => paintIn(pool, request));
    },
    /** Whether another version of the page is to be preferred. */
    isFailing: (request: PaintRequest) => isBlocked(request) || backoff.isFailing(keyOf(request)),
    /** Evaluates a shell's bundle away from this process. @returns why it cannot be used, or null */
    probeHost: async (hostBundle: string) => (pool ? evaluate(pool, hostBundle, hostProbeMs) : null),
    close: async () => pool?.close(),
  };
}

export type Renderer = ReturnType<typeof createRenderer>;
