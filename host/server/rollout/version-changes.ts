import { hostname } from 'node:os';
import type { Part } from '@lapak/releases/parts';
import type { withdrawFailed } from '@lapak/releases/registry/make-current';
import type { Outcome } from '@lapak/releases/registry/outcome';
import type { ReleaseStorage } from '@lapak/releases/storage/release-storage';
import type { Withdrawal } from './announce-withdrawal.ts';

interface Options {
  storage: ReleaseStorage;
  log: { error(fields: object, message: string): void };
  onWithdrawn: (withdrawal: Withdrawal) => void | Promise<void>;
  /** How long a version is not changed again. */
  pauseMs: number;
}

/** Writes the server's own changes of versions into the registry and its log. */
export function createVersionChanges({ storage, log, onWithdrawn, pauseMs }: Options) {
  /** Until when a version is not changed again: a change is under way, or was refused. */
  const unchangedUntil = new Map<string, number>();
  const server = `server ${hostname()}`;
  const changes = new Set<Promise<void>>();

  async function write(part: Part, version: string, verb: string, why: string, fn: typeof withdrawFailed) {
    const key = `${verb} ${part} ${version}`;
    if ((unchangedUntil.get(key) ?? 0) > Date.now()) return;
    unchangedUntil.set(key, Date.now() + pauseMs);
    try {
      const outcome: Outcome = await storage.change({ who: server, part, verb, why }, (now) =>
        fn(now, part, version, Date.now()),
      );
      const about = { part, version, why };
      if (outcome.kind === 'refused')
        log.error({ ...about, reason: outcome.message }, 'a version that fails stays');
      if (outcome.kind === 'changed' && verb === 'withdraw') {
        log.error({ ...about, to: outcome.to }, 'a version that failed was withdrawn');
        await onWithdrawn({ ...about, to: outcome.to, by: server });
      }
    } catch (error) {
      log.error({ err: error, part, version }, `${verb} could not be written into the registry`);
    }
  }

  function change(...args: Parameters<typeof write>): Promise<void> {
    const written = write(...args).finally(() => changes.delete(written));
    changes.add(written);
    return written;
  }

  return {
    change,
    /** Settles when what is being written is in the registry. */
    settled: async () => void (await Promise.all(changes)),
  };
}
