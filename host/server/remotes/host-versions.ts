interface Options {
  /** Evaluates a version. @returns why it cannot be used, or null */
  attempt: (version: string) => Promise<string | null>;
  onProblem: (problem: { remote: string; version: string; error: unknown }) => void;
  now?: () => number;
}

/** A version that failed may only have been incomplete, or the machine busy. */
const RETRY_AFTER_MS = 30_000;

/**
 * Which versions of the shell can be used. Each is tried in the background before the first visitor gets it; until then it
 * does not count as good.
 */
export function createHostVersions({ attempt, onProblem, now = Date.now }: Options) {
  const good = new Set<string>();
  const bad = new Map<string, number>();
  const probes = new Map<string, Promise<void>>();
  let hasNews = false;

  async function probe(version: string): Promise<void> {
    const problem = await attempt(version).catch((error: unknown) => String(error));
    probes.delete(version);
    bad.delete(version);
    if (problem === null) good.add(version);
    else {
      bad.set(version, now() + RETRY_AFTER_MS);
      onProblem({ remote: 'host', version, error: new Error(problem) });
    }
    hasNews ||= problem === null;
  }

  function begin(version: string) {
    if (!probes.has(version)) probes.set(version, probe(version));
  }

  return {
    isGood(version: string): boolean {
      if (!good.has(version) && !bad.has(version)) begin(version);
      return good.has(version);
    },
    /** Whether a version became good since the last call. Versions that failed a while ago are tried again. */
    takeNews(): boolean {
      for (const [version, retryAt] of bad) if (retryAt <= now()) begin(version);
      const had = hasNews;
      hasNews = false;
      return had;
    },
    /** Resolves when the probes that run are over. @returns whether there were any */
    async settled(): Promise<boolean> {
      const running = [...probes.values()];
      await Promise.all(running);
      return running.length > 0;
    },
  };
}
