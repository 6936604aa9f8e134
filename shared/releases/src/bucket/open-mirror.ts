import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BucketSettings } from '@lapak/object-store/bucket';
import { REGISTRY_FILE } from '../storage/registry-text.ts';
import { createBucket } from './bucket.ts';
import { createMirror } from './mirror.ts';

const EVERY_MS = 1_000;
const PRUNE_EVERY_MS = 60 * 60 * 1000;

interface Log {
  warn(fields: object, message: string): void;
}

/** Keeps the deploy directory of a host server like a bucket. */
export function openMirror(settings: BucketSettings, dir: string) {
  const problems: object[] = [];
  let report = (problem: object): void => {
    problems.push(problem);
  };
  const mirror = createMirror({
    bucket: createBucket(settings),
    dir,
    onProblem: ({ part, version, error }) => report({ part, version, err: error }),
  });
  const ending = new AbortController();

  async function follow(log: Log): Promise<void> {
    report = (problem) => log.warn(problem, 'not taken from the bucket');
    for (const problem of problems.splice(0)) report(problem);
    let isReachable = true;
    let pruneAt = Date.now();
    while (await pause(ending.signal)) {
      try {
        await mirror.sync();
        if (Date.now() >= pruneAt) {
          pruneAt += PRUNE_EVERY_MS;
          await mirror.prune();
        }
        isReachable = true;
      } catch (error) {
        if (isReachable) log.warn({ err: error }, 'releases cannot be read from the bucket');
        isReachable = false;
      }
    }
  }

  return {
    /** Takes what is in the bucket now. Throws a ReleaseError when it cannot be read and nothing was taken before. */
    async start(): Promise<void> {
      try {
        await mirror.sync();
      } catch (error) {
        if (!existsSync(join(dir, REGISTRY_FILE))) throw error;
        problems.push({ err: error });
      }
    },
    /** Looks at the bucket every second until `stop`. */
    follow: (log: Log) => void follow(log),
    stop: () => ending.abort(),
  };
}

/** Waits for the next look; false when it is the end. */
const pause = (signal: AbortSignal) => delay(EVERY_MS, true, { signal, ref: false }).catch(() => false);
