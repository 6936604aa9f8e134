import { hostname } from 'node:os';
import type { RemoteUse } from '@lapak/contracts/page-document';
import { LRUCache } from 'lru-cache';
import type { Part } from '@lapak/releases/parts';
import { markProven, withdrawFailed } from '@lapak/releases/registry/make-current';
import type { Outcome } from '@lapak/releases/registry/outcome';
import { REPORT_EVERY_MS, type VersionHealth } from '@lapak/releases/storage/health-report';
import type { ReleaseStorage } from '@lapak/releases/storage/release-storage';
import type { ReleaseRegistry } from '../remotes/release-registry.ts';
import type { Withdrawal } from './announce-withdrawal.ts';
import { healthRules, type createVersionHealth } from './version-health.ts';

interface Options {
  registry: ReleaseRegistry;
  storage: ReleaseStorage;
  health: ReturnType<typeof createVersionHealth>;
  /** Calls that the API answers; null while it has not told. */
  apiCalls: () => readonly string[] | null;
  log: { warn(fields: object, message: string): void; error(fields: object, message: string): void };
  onWithdrawn: (withdrawal: Withdrawal) => void | Promise<void>;
}

/** Between two looks for versions that are proven, and after a change that was refused. */
const LOOK_EVERY_MS = 15_000;

/**
 * Takes back a version that fails too often, and notes one that did well for a while as proven: by itself, as a line of the
 * release log. Every process judges by what it has seen; the registry that they share decides.
 */
export function createReleaseKeeper({ registry, storage, health, apiCalls, log, onWithdrawn }: Options) {
  /** Until when a version is not changed again: a change is under way, or was refused. */
  const unchangedUntil = new Map<string, number>();
  const who = `server ${hostname()}`;
  const changes = new Set<Promise<void>>();

  async function write(part: Part, version: string, verb: string, why: string, fn: typeof withdrawFailed) {
    const key = `${verb} ${part} ${version}`;
    if ((unchangedUntil.get(key) ?? 0) > Date.now()) return;
    unchangedUntil.set(key, Date.now() + LOOK_EVERY_MS);
    try {
      const outcome: Outcome = await storage.change({ who, part, verb, why }, (now) =>
        fn(now, part, version, Date.now()),
      );
      const about = { part, version, why };
      if (outcome.kind === 'refused')
        log.error({ ...about, reason: outcome.message }, 'a version that fails stays');
      if (outcome.kind === 'changed' && verb === 'withdraw') {
        log.error({ ...about, to: outcome.to }, 'a version that failed was withdrawn');
        await onWithdrawn({ ...about, to: outcome.to, by: who });
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

  /** Settles when all that is proven by now is in the registry. */
  async function markProvenVersions(): Promise<void> {
    for (const part of registry.parts()) {
      const current = registry.currentVersion(part);
      if (current === null || registry.rollouts()[part]?.proven?.includes(current)) continue;
      if (health.verdict(part, current) === 'proven')
        await change(part, current, 'prove', 'it was used for a while without failures', markProven);
    }
  }

  /** Pages that a version could not paint, until it shows whether another version can. */
  const unpainted = new LRUCache<string, string>({ max: 1000, ttl: healthRules.windowMs });
  const paintingOf = (part: Part) => `painting ${part}`;

  /** Versions that did not paint the last page that they were to paint. */
  const notPainting = new LRUCache<string, true>({ max: 1000, ttl: healthRules.windowMs });

  const isProven = (part: Part, version: string) =>
    registry.rollouts()[part]?.proven?.includes(version) ?? false;

  /** What browsers report can be made up: without the server's own failures it takes back no version that is known to work. */
  const isKnownToWork = (part: Part, version: string) =>
    isProven(part, version) && !notPainting.has(`${part} ${version}`);

  /** The host when a remote fails that was proven with the one before: what changed last is the cause. */
  function changedLast(part: Part, version: string): { part: Part; version: string } {
    const host = registry.currentVersion('host');
    const isOfHost = part !== 'host' && host !== null && isProven(part, version) && !isProven('host', host);
    return isOfHost ? { part: 'host', version: host } : { part, version };
  }

  function logProvenStays(part: Part, version: string): void {
    const key = `stays ${part} ${version}`;
    if ((unchangedUntil.get(key) ?? 0) > Date.now()) return;
    unchangedUntil.set(key, Date.now() + healthRules.windowMs);
    const reason = 'only browsers report it: it is proven, and the server paints its pages';
    log.error({ part, version, reason }, 'a version that fails stays');
  }

  function withdraw(part: Part, version: string, key: string): void {
    if (health.verdict(key, version) !== 'bad') return;
    const cause = changedLast(part, version);
    if (cause.part === part && key === part && isKnownToWork(part, version))
      return logProvenStays(part, version);
    health.reset(key, version);
    const why =
      cause.part === part
        ? 'it failed for too many of those who used it'
        : `${part} ${version}, which worked before, failed with it for too many`;
    void change(cause.part, cause.version, 'withdraw', why, withdrawFailed);
  }

  function healthOf(part: Part): VersionHealth[] {
    const versions = [registry.currentVersion(part), registry.rollouts()[part]?.canary?.version ?? null];
    return versions.flatMap((version) => {
      const sent = version === null ? null : health.total(part, version);
      if (version === null || !sent) return [];
      const unpaintedPages = health.total(paintingOf(part), version)?.failures ?? 0;
      const failures = sent.failures + unpaintedPages;
      return [{ part, version, ...sent, failures, since: sent.since.toISOString() }];
    });
  }

  /** Puts what this process has seen where the release command finds it. */
  async function reportHealth(): Promise<void> {
    const versions = registry.parts().flatMap(healthOf);
    const calls = apiCalls();
    const report = {
      who: `${hostname()}-${process.pid}`,
      when: new Date().toISOString(),
      versions,
      apiCalls: calls && [...calls],
    };
    await storage
      .reportHealth(report)
      .catch((error: unknown) => log.warn({ err: error }, 'the health of versions could not be reported'));
  }

  const timers = [
    setInterval(() => void markProvenVersions(), LOOK_EVERY_MS),
    setInterval(() => void reportHealth(), REPORT_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();

  return {
    /** A document was sent that uses the version, or a visit did something with it. */
    used(part: Part, version: string, what: RemoteUse['what'] = 'opening'): void {
      if (what === 'opening') health.used(part, version);
      else health.noted(part, version, what === 'cart' ? 'carts' : 'orders');
    },
    /** In a browser, outside of a render. */
    faulted: (part: Part, version: string) => health.noted(part, version, 'faults'),
    /** In a browser. @param document that it failed in; @param network of the visitor */
    failed(part: Part, version: string, document: string, network: string): void {
      health.failed(part, version, document, network);
      withdraw(part, version, part);
    },

    /** @param page the path of the page that the version's own code did not paint */
    notPainted(part: Part, version: string, page: string): void {
      health.used(paintingOf(part), version);
      notPainting.set(`${part} ${version}`, true);
      unpainted.set(`${part} ${page}`, version);
    },
    /** A page that another version did not paint counts against that one; if none can paint it, the data may be odd. */
    painted(part: Part, version: string, page: string): void {
      health.used(paintingOf(part), version);
      notPainting.delete(`${part} ${version}`);
      const worse = unpainted.get(`${part} ${page}`);
      unpainted.delete(`${part} ${page}`);
      if (worse === undefined || worse === version) return;
      health.failed(paintingOf(part), worse, page, page);
      withdraw(part, worse, paintingOf(part));
    },

    markProvenVersions,
    reportHealth,
    /** Settles when what is being written is in the registry. */
    async close(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(changes);
    },
  };
}

export type ReleaseKeeper = ReturnType<typeof createReleaseKeeper>;
