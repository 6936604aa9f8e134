import { Worker } from 'node:worker_threads';
import { watchProcessor, type ProcessorWatch } from './processor-time.ts';
import type { FromWorker, ToWorker, WorkerStart } from './protocol.ts';

export interface Slot {
  thread: Worker;
  /** The job whose code the worker executes, 0 for none; changes while it loops, too. */
  executing: Int32Array;
  /** Whether it has evaluated a shell. */
  isReady: boolean;
  /** Of the thread in `/proc`; null where there is none. */
  task: string | null;
  /** Ends a worker that computes on and does not answer to an `abort`. */
  silence: ProcessorWatch | null;
}

interface Options {
  size: number;
  heapMb: number;
  /** The shell's bundle that a new worker evaluates first; null as long as none is known to be good. */
  hostBundle: () => string | null;
  onMessage: (slot: Slot, message: FromWorker) => void;
  /** It crashed or loops, and is replaced. */
  onLost: (slot: Slot, reason: string, stack: string) => void;
}

/** Processor time within which a worker that does not loop answers, also one that reads a bundle for the first time. */
const ANSWER_WITHIN_MS = 1000;

export const post = (slot: Slot, message: ToWorker) => slot.thread.postMessage(message);

/**
 * Worker threads, and a spare one with the shell evaluated. The spare takes the place of a worker that is lost or worn
 * out, and the jobs that come while all others loop.
 */
export function createWorkerPool({ size, heapMb, hostBundle, onMessage, onLost }: Options) {
  let closed = false;
  let turn = 0;
  const retired = new Set<Slot>();
  const watches = new Set<ProcessorWatch>();

  function start(): Slot {
    const executing = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const thread = new Worker(new URL('./worker.mjs', import.meta.url), {
      execArgv: [],
      // Nothing else: the server's environment holds its secrets.
      env: { NODE_ENV: process.env.NODE_ENV },
      workerData: { executing } satisfies WorkerStart,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    const slot: Slot = {
      thread,
      executing: new Int32Array(executing),
      isReady: false,
      task: null,
      silence: null,
    };
    thread.on('message', (message: FromWorker) => receive(slot, message));
    thread.on('error', (error) => lose(slot, error.message, error.stack));
    thread.on('exit', (code) => lose(slot, `it exited with ${code}`));
    thread.unref();
    const bundle = hostBundle();
    if (bundle) post(slot, { type: 'warm', hostBundle: bundle });
    return slot;
  }

  const slots = Array.from({ length: size }, start);
  let spare: Slot | null = size > 0 ? start() : null;

  function receive(slot: Slot, message: FromWorker) {
    // Any message shows that it does not loop; in a busy worker the answer is queued.
    slot.silence?.restart();
    if (message.type === 'started') slot.task = message.task;
    if (message.type === 'warmed' && message.problem === null) slot.isReady = true;
    if (message.type === 'given-up') stopWaiting(slot);
    onMessage(slot, message);
  }

  function stopWaiting(slot: Slot) {
    slot.silence?.stop();
    slot.silence = null;
  }

  /** The spare takes its place. @returns whether it was at work */
  function replace(slot: Slot): boolean {
    const at = slots.indexOf(slot);
    if (at >= 0 && spare) slots[at] = spare;
    if (at < 0 && slot !== spare) return false;
    spare = start();
    return true;
  }

  function lose(slot: Slot, reason: string, stack = '') {
    if (closed) return;
    stopWaiting(slot);
    if (!replace(slot) && !retired.delete(slot)) return;
    void slot.thread.terminate();
    onLost(slot, reason, stack);
  }

  /** Ends and replaces the worker after that much of its processor time, unless it is stopped. */
  function watch(slot: Slot, limitMs: number, reason: string): ProcessorWatch {
    const own = watchProcessor(
      () => slot.task,
      limitMs,
      () => lose(slot, reason),
    );
    watches.add(own);
    const stop = () => {
      own.stop();
      watches.delete(own);
    };
    return { restart: own.restart, stop };
  }

  const answers = (slot: Slot) => slot.isReady && slot.silence === null;

  return {
    /** All, the spare included. */
    all: (): Slot[] => (spare ? [...slots, spare] : slots),
    /** A worker for the next job: each in turn, but none that is starting or may be looping while another one is free. */
    pick(): Slot | undefined {
      turn += 1;
      const inTurn = slots.map((_slot, i) => slots[(turn + i) % slots.length] as Slot);
      const known = spare ? [...inTurn, spare] : inTurn;
      return known.find(answers) ?? known.find(({ silence }) => silence === null) ?? inTurn[0];
    },
    /** The one that a shell is tried in. */
    trial: (): Slot | null => spare,
    /** Ends and replaces the worker unless it answers to an `abort` soon. */
    expectAnswer(slot: Slot) {
      slot.silence ??= watch(slot, ANSWER_WITHIN_MS, 'it does not answer, a page loops');
    },
    watch,
    /** Takes the worker out of service; it finishes the jobs that it has. */
    retire(slot: Slot) {
      if (replace(slot)) retired.add(slot);
    },
    /** Ends a worker that was taken out of service. */
    end(slot: Slot) {
      if (retired.delete(slot)) void slot.thread.terminate();
    },
    isRetired: (slot: Slot) => retired.has(slot),
    async close() {
      closed = true;
      for (const { stop } of watches) stop();
      const threads = [...slots, ...retired, ...(spare ? [spare] : [])].map(({ thread }) => thread);
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}
