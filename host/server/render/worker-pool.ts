import { context, ROOT_CONTEXT, type Context } from '@opentelemetry/api';
import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import type { CallApi } from '../http/api-calls.ts';
import type { FromWorker, PaintRequest, Tasks, ToPool, ToWorker } from './protocol.ts';

export type WorkerProblem =
  /** `page`: the one that it was painting. */
  | { kind: 'lost'; reason: string; page: PaintRequest | null }
  | { kind: 'stray rejection'; reason: string; detail: string };

/** The worker that executes a task. */
export interface WorkerOfTask {
  thread: string | null;
  /** Asks it to give the page up. */
  abort: () => void;
}

interface Options {
  workers: number;
  /** Limit of a worker's heap. */
  heapMb: number;
  callApi: CallApi;
  onProblem: (problem: WorkerProblem) => void;
}

/** Why a task was ended, or its worker ended with it. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return (cause as Error | undefined)?.message ?? message;
}

// From Node 22 on, V8 keeps what it has compiled for the same source text, which never comes again: half a megabyte a version. It reads
// this when a worker begins.
setFlagsFromString('--no-compilation-cache');

/** One worker more than are to be at work, which paints on while one loops. */
const createPiscina = (workers: number, heapMb: number) =>
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

/** The worker threads, whose calls of the API are made here. */
export function createWorkerPool({ workers, heapMb, callApi, onProblem }: Options) {
  const pool = createPiscina(workers, heapMb);
  // Between two tasks.
  pool.on('error', (error) => onProblem({ kind: 'lost', reason: reasonOf(error), page: null }));
  pool.on('message', (message: ToPool) => {
    if (message.type === 'started') follow(message);
    else onProblem({ kind: 'stray rejection', reason: message.message, detail: message.stack });
  });

  /** What follows when a worker begins with a task, and the trace that its calls belong to. */
  const begun = new Map<number, { onBegun: (worker: WorkerOfTask) => void; trace: Context }>();
  let lastTask = 0;

  function follow({ thread, port }: Extract<ToPool, { type: 'started' }>) {
    const post = (message: ToWorker) => port.postMessage(message);
    let current = ROOT_CONTEXT;
    port.on('message', (message: FromWorker) => {
      if (message.type === 'task') {
        const task = begun.get(message.task);
        current = task?.trace ?? ROOT_CONTEXT;
        task?.onBegun({ thread, abort: () => post({ type: 'abort' }) });
      } else
        context.with(current, callApi, undefined, message.request).then(
          (reply) => post({ type: 'reply', call: message.call, reply }),
          () => post({ type: 'reply', call: message.call, reply: null }),
        );
    });
    port.unref();
  }

  /** Queues a task. @param onBegun called when a worker begins with it */
  function run<Name extends keyof Tasks>(
    name: Name,
    input: Tasks[Name]['input'],
    onBegun: (worker: WorkerOfTask) => void,
  ) {
    const ending = new AbortController();
    lastTask += 1;
    const task = lastTask;
    begun.set(task, { onBegun, trace: context.active() });
    const running = pool.run({ task, ...input }, { name, signal: ending.signal });
    return {
      result: (running as Promise<Tasks[Name]['result']>).finally(() => begun.delete(task)),
      end: (reason: string) => ending.abort(new Error(reason)),
    };
  }

  return { run, close: () => pool.destroy() };
}

export type WorkerPool = ReturnType<typeof createWorkerPool>;
