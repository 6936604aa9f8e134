import type { CallApi } from '../http/api-calls.ts';
import { createBackoff } from './backoff.ts';
import { PaintError } from './paint-error.ts';
import type { FromWorker, Painted, ToWorker } from './protocol.ts';
import { createHostTrial } from './host-trial.ts';
import { createWorkerPool, post, type Slot } from './worker-pool.ts';

export interface PaintRequest extends Omit<Extract<ToWorker, { type: 'render' }>, 'type' | 'job'> {
  /** Of the remote, for the log. */
  version: string;
}

interface Job {
  id: number;
  request: PaintRequest;
  worker: Slot;
  timer: NodeJS.Timeout;
  /** Whether another worker was lost with it. */
  isSecondTry: boolean;
  painted: (painted: Painted) => void;
  failed: (error: PaintError) => void;
}

export type WorkerProblem =
  /** `culprit`: the page whose code ran, when that is known. */
  | { kind: 'lost'; reason: string; culprit: PaintRequest | null }
  | { kind: 'worn'; heapMb: number; bundles: string[] }
  | { kind: 'stray rejection'; reason: string; detail: string };

interface Options {
  workers: number;
  timeoutMs: number;
  callApi: CallApi;
  onProblem: (problem: WorkerProblem) => void;
  /** Limit of a worker's heap. */
  heapMb?: number;
  /** Processor time within which a version of the shell is evaluated. */
  hostTrialMs: number;
  /** The clock of the backoff. */
  now?: () => number;
}

const HEAP_MB = 512;
/** A worker that does not loop answers an `abort` within this time. */
const GIVEN_UP_WITHIN_MS = 100;
const MAX_JOB = 0x7fff_ffff;

const keyOf = ({ hostBundle, remoteBundle, module }: PaintRequest) =>
  `${hostBundle} ${remoteBundle} ${module}`;

/**
 * Paints pages in worker threads with a time limit. A job that takes too long is given up; a worker that does
 * computes on and does not answer to that is looping, and is ended and replaced. The other jobs of a worker that was lost are painted by another
 * one. A page that hung or ended a worker is not painted for a while: at once when it is known which one it was or when it was
 * the only one at work, else after two losses with no page painted in between.
 */
export function createRenderer(options: Options) {
  const { workers, timeoutMs, callApi, onProblem, heapMb = HEAP_MB, hostTrialMs, now } = options;
  const jobs = new Map<number, Job>();
  const backoff = createBackoff(now);
  /** Of losses whose cause is not known. */
  const suspects = new Set<string>();
  /** Pages that a worker was given up with and that it has not answered since. */
  const unanswered = new Map<Slot, Map<number, PaintRequest>>();
  /** What the workers have painted. */
  const painted = new WeakMap<Slot, Set<string>>();
  let lastJob = 0;

  const trial = createHostTrial({ pool: () => pool, limitMs: hostTrialMs });
  const pool = createWorkerPool({
    size: workers,
    heapMb,
    hostBundle: trial.known,
    onMessage: receive,
    onLost: lost,
  });

  const jobsOf = (slot: Slot) => [...jobs.values()].filter(({ worker }) => worker === slot);

  function settle(id: number): Job | undefined {
    const job = jobs.get(id);
    if (!job) return undefined;
    jobs.delete(id);
    clearTimeout(job.timer);
    if (pool.isRetired(job.worker) && jobsOf(job.worker).length === 0) pool.end(job.worker);
    return job;
  }

  function lost(slot: Slot, reason: string, stack: string) {
    trial.lost(slot, reason);
    const affected = jobsOf(slot);
    const gone = unanswered.get(slot) ?? new Map<number, PaintRequest>();
    unanswered.delete(slot);
    const atWork = [...gone, ...affected.map(({ id, request }) => [id, request] as const)];
    const executing = Atomics.load(slot.executing, 0);
    const [, culprit] =
      atWork.find(([id]) => id === executing) ??
      atWork.find(([, { remoteBundle }]) => stack.includes(remoteBundle)) ??
      [];
    const firstTries = affected.filter((job) => !job.isSecondTry).map(({ request }) => request);
    const suspected = new Set([...gone.values(), ...firstTries].map(keyOf));
    const isAlone = suspected.size === 1;
    if (culprit) backoff.rest(keyOf(culprit));
    else for (const key of suspected) suspect(key, isAlone);
    onProblem({ kind: 'lost', reason, culprit: culprit ?? (isAlone ? (atWork[0]?.[1] ?? null) : null) });
    for (const job of affected) {
      const isInnocent = culprit ? keyOf(job.request) !== keyOf(culprit) : !isAlone;
      if (isInnocent && !job.isSecondTry) assign(job, true);
      else settle(job.id)?.failed(new PaintError(`the render worker was lost: ${reason}`, { isOwn: true }));
    }
  }

  function suspect(key: string, isAlone: boolean) {
    if (isAlone || suspects.has(key)) backoff.rest(key);
    suspects.add(key);
  }

  function receive(slot: Slot, message: FromWorker) {
    if (message.type === 'call') {
      callApi(message.request).then(
        (reply) => post(slot, { type: 'reply', call: message.call, reply }),
        () => post(slot, { type: 'reply', call: message.call, reply: null }),
      );
    } else if (message.type === 'warmed') trial.warmed(slot, message);
    else if (message.type === 'worn') wearOut(slot, message.heapMb);
    else if (message.type === 'stray')
      onProblem({ kind: 'stray rejection', reason: message.message, detail: message.stack });
    else if (message.type === 'given-up') {
      unanswered.delete(slot);
      giveUp(message.job, message.isStuck);
    } else if (message.type === 'failed') fail(message);
    else if (message.type === 'painted') finish(slot, message.job, message.painted);
  }

  function finish(slot: Slot, id: number, page: Painted) {
    const job = settle(id);
    if (!job) return;
    const key = keyOf(job.request);
    suspects.delete(key);
    backoff.painted(key);
    painted.set(slot, (painted.get(slot) ?? new Set()).add(job.request.remoteBundle));
    job.painted(page);
  }

  function fail({ job: id, status, message, stack, isOwn }: Extract<FromWorker, { type: 'failed' }>) {
    const job = settle(id);
    if (job && isOwn) backoff.failed(keyOf(job.request), new URL(job.request.url).pathname);
    job?.failed(new PaintError(message, { status, detail: stack, isOwn, isCertain: isOwn }));
  }

  function wearOut(slot: Slot, usedMb: number) {
    pool.retire(slot);
    onProblem({ kind: 'worn', heapMb: usedMb, bundles: [...(painted.get(slot) ?? [])] });
    if (jobsOf(slot).length === 0) pool.end(slot);
  }

  function overdue(job: Job) {
    post(job.worker, { type: 'abort', job: job.id });
    pool.expectAnswer(job.worker);
    job.timer = setTimeout(() => giveUp(job.id, null), GIVEN_UP_WITHIN_MS);
  }

  /** @param isStuck whether its own code hangs, as the worker tells; null when the worker does not answer */
  function giveUp(id: number, isStuck: boolean | null) {
    const job = jobs.get(id);
    if (!job) return;
    const executing = Atomics.load(job.worker.executing, 0);
    const isBehind = isStuck === null && executing !== 0 && executing !== id;
    if (isBehind && !job.isSecondTry) return assign(job, true);
    settle(id);
    if (isStuck) backoff.rest(keyOf(job.request));
    if (isStuck === null && !isBehind) {
      const ofWorker = unanswered.get(job.worker) ?? new Map<number, PaintRequest>();
      unanswered.set(job.worker, ofWorker.set(id, job.request));
    }
    const isOwn = isStuck ?? !isBehind;
    job.failed(new PaintError(`not painted within ${timeoutMs} ms`, { isOwn, isCertain: isStuck === true }));
  }

  /** It would make another worker loop too. */
  const isUnanswered = (key: string) =>
    [...unanswered.values()].some((requests) => [...requests.values()].some((known) => keyOf(known) === key));

  /** Gives a job to a worker, with the whole time limit. */
  function assign(job: Omit<Job, 'worker' | 'timer' | 'id'> & Partial<Job>, isSecondTry = false) {
    const worker = pool.pick();
    if (!worker) return job.failed(new PaintError('no render worker'));
    if (job.id !== undefined) jobs.delete(job.id);
    clearTimeout(job.timer);
    lastJob = (lastJob % MAX_JOB) + 1;
    const next: Job = {
      ...job,
      id: lastJob,
      worker,
      isSecondTry,
      timer: setTimeout(() => overdue(next), timeoutMs),
    };
    jobs.set(next.id, next);
    post(worker, { type: 'render', job: next.id, ...job.request });
  }

  return {
    /** Paints a page. Rejects with a `PaintError`, soon after the time limit at the latest, when it cannot. */
    paint(request: PaintRequest): Promise<Painted> {
      const key = keyOf(request);
      if (backoff.isResting(key) || isUnanswered(key))
        return Promise.reject(
          new PaintError('the page is in backoff after it hung or ended a worker', { isOwn: true }),
        );
      return new Promise<Painted>((resolve, reject) => {
        assign({ request, isSecondTry: false, painted: resolve, failed: reject });
      });
    },
    /** Whether another version of the page is to be preferred. */
    isUnwell: (request: PaintRequest) => backoff.isUnwell(keyOf(request)) || isUnanswered(keyOf(request)),
    /** Evaluates a shell's bundle away from this process. @returns why it cannot be used, or null */
    tryHost: trial.run,
    close: () => pool.close(),
  };
}

export type Renderer = ReturnType<typeof createRenderer>;
