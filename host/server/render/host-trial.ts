import type { ProcessorWatch } from './processor-time.ts';
import type { FromWorker } from './protocol.ts';
import { post, type Slot } from './worker-pool.ts';

interface Options {
  pool: () => {
    all: () => Slot[];
    trial: () => Slot | null;
    watch: (slot: Slot, limitMs: number, reason: string) => ProcessorWatch;
  };
  /** Processor time within which a shell is evaluated. */
  limitMs: number;
}

/** What a worker reports about a shell: null when it is good. */
type Report = string | null;

/**
 * Tries a version of the shell in the spare worker before any page or the serving process evaluates it. Every worker evaluates
 * one that is good before it is used.
 */
export function createHostTrial({ pool, limitMs }: Options) {
  let good: string | null = null;
  const awaited = new Map<Slot, { hostBundle: string; end: (report: Report) => void }>();
  let last: Promise<unknown> = Promise.resolve();

  function warm(slot: Slot, hostBundle: string): Promise<Report> {
    return new Promise((resolve) => {
      // It keeps a process alive that has nothing else to do yet.
      const watch = pool().watch(slot, limitMs, 'a version of the shell loops');
      const end = (report: Report) => {
        watch.stop();
        awaited.delete(slot);
        resolve(report);
      };
      awaited.set(slot, { hostBundle, end });
      post(slot, { type: 'warm', hostBundle });
    });
  }

  async function attempt(hostBundle: string): Promise<Report> {
    const spare = pool().trial();
    // Without workers nothing is painted, and a shell can only be tried by using it.
    if (!spare) return null;
    const problem = await warm(spare, hostBundle);
    if (problem !== null) return problem;
    good = hostBundle;
    const others = pool()
      .all()
      .filter((slot) => slot !== spare);
    await Promise.all(others.map((slot) => warm(slot, hostBundle)));
    return null;
  }

  return {
    /** The newest shell that is good. */
    known: () => good,
    /** One trial at a time. @returns why the bundle cannot be used, or null */
    run(hostBundle: string): Promise<Report> {
      const result = last.then(() => attempt(hostBundle));
      last = result;
      return result;
    },
    warmed(slot: Slot, { hostBundle, problem }: Extract<FromWorker, { type: 'warmed' }>) {
      const waiting = awaited.get(slot);
      if (waiting?.hostBundle === hostBundle) waiting.end(problem);
    },
    lost: (slot: Slot, reason: string) => awaited.get(slot)?.end(reason),
  };
}
