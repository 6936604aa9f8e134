import { Worker } from 'node:worker_threads';
import type { CallApi } from '../http/api-calls.ts';
import type { FromWorker, Painted, ToWorker } from './protocol.ts';

/** Why a page was not painted; `status` is that of the answer when the page throws one (404). */
export class PaintError extends Error {
  readonly status: number;
  /** The worker's stack, for the log. */
  readonly detail: string;

  constructor(message: string, status = 500, detail = '') {
    super(message);
    this.name = 'PaintError';
    this.status = status;
    this.detail = detail;
  }
}

export type PaintRequest = Omit<Extract<ToWorker, { type: 'render' }>, 'type' | 'job'>;

interface Job {
  worker: Slot;
  remoteBundle: string;
  timer: NodeJS.Timeout;
  painted: (painted: Painted) => void;
  failed: (error: PaintError) => void;
}

interface Slot {
  thread: Worker;
  /** Timer that ends a worker which posts nothing after a ping. */
  pinging: NodeJS.Timeout | null;
  /** Bundles of the jobs that were given up since the worker last posted a message. */
  overdue: Set<string>;
}

interface Options {
  workers: number;
  timeoutMs: number;
  callApi: CallApi;
  /** The shell's bundle that every new worker evaluates ahead of its first page. */
  hostBundle: string;
  onWorkerLost: (reason: string) => void;
}

/** Long enough for a worker that is only slow: one that reads a bundle for the first time on a busy machine. */
const PONG_WITHIN_MS = 1000;
/** Backoff after a bundle hung or killed a worker. */
const REST_MS = 30_000;

/**
 * Paints pages in worker threads with a time limit. A job that takes too long is given up at once; a worker that then
 * does not even answer a ping is looping, and is ended and replaced. Its bundle is then not rendered for a while
 * (backoff): after one loss when it was the only bundle at work, else after two with no page painted in between.
 */
export function createRenderer({ workers, timeoutMs, callApi, hostBundle, onWorkerLost }: Options) {
  const slots: Slot[] = [];
  const jobs = new Map<number, Job>();
  const resting = new Map<string, number>();
  const suspects = new Set<string>();
  let lastJob = 0;
  let closed = false;

  const post = (slot: Slot, message: ToWorker) => slot.thread.postMessage(message);

  function settle(id: number): Job | undefined {
    const job = jobs.get(id);
    jobs.delete(id);
    clearTimeout(job?.timer);
    return job;
  }

  function startWorker(): Slot {
    const thread = new Worker(new URL('./worker.mjs', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const slot: Slot = { thread, pinging: null, overdue: new Set() };
    thread.on('message', (message: FromWorker) => receive(slot, message));
    thread.on('error', (error) => lose(slot, error.message));
    thread.on('exit', (code) => lose(slot, `it exited with ${code}`));
    thread.unref();
    post(slot, { type: 'warm', hostBundle });
    return slot;
  }

  function lose(slot: Slot, reason: string) {
    const at = slots.indexOf(slot);
    if (at < 0 || closed) return;
    if (slot.pinging) clearTimeout(slot.pinging);
    void slot.thread.terminate();
    onWorkerLost(reason);
    const atWork = slot.overdue;
    for (const [id, job] of jobs) {
      if (job.worker !== slot) continue;
      atWork.add(job.remoteBundle);
      settle(id)?.failed(new PaintError(`the render worker was lost: ${reason}`));
    }
    for (const bundle of atWork) suspect(bundle, atWork.size === 1);
    slots[at] = startWorker();
  }

  function suspect(bundle: string, alone: boolean) {
    if (alone || suspects.has(bundle)) resting.set(bundle, Date.now() + REST_MS);
    suspects.add(bundle);
  }

  function receive(slot: Slot, message: FromWorker) {
    // Any message shows that it does not loop; in a busy worker the answer to a ping is queued.
    slot.pinging?.refresh();
    if (message.type === 'pong') {
      if (slot.pinging) clearTimeout(slot.pinging);
      slot.pinging = null;
      slot.overdue.clear();
      return;
    }
    if (message.type === 'call') {
      callApi(message.request).then(
        (reply) => post(slot, { type: 'reply', call: message.call, reply }),
        () => post(slot, { type: 'reply', call: message.call, reply: null }),
      );
      return;
    }
    const job = settle(message.job);
    if (message.type === 'failed')
      job?.failed(new PaintError(message.message, message.status, message.stack));
    else if (job) {
      suspects.delete(job.remoteBundle);
      job.painted(message.painted);
    }
  }

  function overdue(id: number) {
    const job = settle(id);
    if (!job) return;
    job.failed(new PaintError(`not painted within ${timeoutMs} ms`));
    const { worker } = job;
    worker.overdue.add(job.remoteBundle);
    post(worker, { type: 'abort', job: id });
    if (worker.pinging) return;
    worker.pinging = setTimeout(() => lose(worker, 'it does not answer, a page loops'), PONG_WITHIN_MS);
    post(worker, { type: 'ping' });
  }

  for (let i = 0; i < workers; i += 1) slots.push(startWorker());

  return {
    /** Paints a page. Rejects with a `PaintError`, within the time limit, when it cannot. */
    paint(request: PaintRequest): Promise<Painted> {
      const restUntil = resting.get(request.remoteBundle) ?? 0;
      if (restUntil > Date.now())
        return Promise.reject(new PaintError('the bundle is in backoff after it hung or crashed'));
      resting.delete(request.remoteBundle);
      lastJob += 1;
      const id = lastJob;
      const worker = slots[id % slots.length];
      if (!worker) return Promise.reject(new PaintError('no render worker'));
      return new Promise<Painted>((resolve, reject) => {
        jobs.set(id, {
          worker,
          remoteBundle: request.remoteBundle,
          timer: setTimeout(() => overdue(id), timeoutMs),
          painted: resolve,
          failed: reject,
        });
        post(worker, { type: 'render', job: id, ...request });
      });
    },
    async close() {
      closed = true;
      await Promise.all(slots.map((slot) => slot.thread.terminate()));
    },
  };
}

export type Renderer = ReturnType<typeof createRenderer>;
