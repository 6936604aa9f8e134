import type { RemoteUse } from '@lapak/contracts/page-document';
import { LRUCache } from 'lru-cache';
import type { Part } from '@lapak/releases/parts';
import { markProven, withdrawFailed } from '@lapak/releases/registry/make-current';
import { REPORT_EVERY_MS } from '@lapak/releases/storage/health-report';
import type { ReleaseStorage } from '@lapak/releases/storage/release-storage';
import type { ReleaseRegistry } from '../remotes/release-registry.ts';
import type { Withdrawal } from './announce-withdrawal.ts';
import { createHealthReporter, paintingOf } from './health-reporter.ts';
import { createVersionChanges } from './version-changes.ts';
import { healthRules, type createVersionHealth } from './version-health.ts';

interface Options {
  registry: ReleaseRegistry;
  storage: ReleaseStorage;
  health: ReturnType<typeof createVersionHealth>;
  /** Calls that the API answers; null before it has sent them. */
  apiCalls: () => readonly string[] | null;
  log: { warn(fields: object, message: string): void; error(fields: object, message: string): void };
  onWithdrawn: (withdrawal: Withdrawal) => void | Promise<void>;
}

/** The pause between two looks for versions that are proven, and after a change that was refused. */
const LOOK_EVERY_MS = 15_000;

const isProven = (registry: ReleaseRegistry, part: Part, version: string) =>
  registry.rollouts()[part]?.proven?.includes(version) ?? false;

/** The host when a remote fails that was proven with the one before: what changed last is the cause. */
function changedLast(
  registry: ReleaseRegistry,
  part: Part,
  version: string,
): { part: Part; version: string } {
  const host = registry.currentVersion('host');
  const isOfHost =
    part !== 'host' &&
    host !== null &&
    isProven(registry, part, version) &&
    !isProven(registry, 'host', host);
  return isOfHost ? { part: 'host', version: host } : { part, version };
}

/**
 * Takes back a version that fails too often, and notes one that did well for a while as proven: by itself, as a line of the
 * release log. Every process judges by what it has seen; the registry that they share decides.
 */
export function createReleaseKeeper({ registry, storage, health, apiCalls, log, onWithdrawn }: Options) {
  const changes = createVersionChanges({ storage, log, onWithdrawn, pauseMs: LOOK_EVERY_MS });
  const { change } = changes;
  const reportHealth = createHealthReporter({ registry, storage, health, apiCalls, log });

  /** Settles when all that is proven by now is in the registry. */
  async function markProvenVersions(): Promise<void> {
    for (const part of registry.parts()) {
      const current = registry.currentVersion(part);
      if (current === null || isProven(registry, part, current)) continue;
      if (health.verdict(part, current) === 'proven')
        await change(part, current, 'prove', 'it was used for a while without failures', markProven);
    }
  }

  /** Pages that a version could not paint, until it shows whether another version can. */
  const unpainted = new LRUCache<string, string>({ max: 1000, ttl: healthRules.windowMs });

  /** Versions that did not paint the last page that they were to paint. */
  const notPainting = new LRUCache<string, true>({ max: 1000, ttl: healthRules.windowMs });

  /** What browsers report can be made up: without the server's own failures it takes back no version that is known to work. */
  const isKnownToWork = (part: Part, version: string) =>
    isProven(registry, part, version) && !notPainting.has(`${part} ${version}`);

  /** Until when it is not logged again that a version stays. */
  const loggedUntil = new Map<string, number>();

  function logProvenStays(part: Part, version: string): void {
    const key = `stays ${part} ${version}`;
    if ((loggedUntil.get(key) ?? 0) > Date.now()) return;
    loggedUntil.set(key, Date.now() + healthRules.windowMs);
    const reason = 'only browsers report it: it is proven, and the server paints its pages';
    log.error({ part, version, reason }, 'a version that fails stays');
  }

  function withdraw(part: Part, version: string, key: string): void {
    if (health.verdict(key, version) !== 'bad') return;
    const cause = changedLast(registry, part, version);
    if (cause.part === part && key === part && isKnownToWork(part, version))
      return logProvenStays(part, version);
    health.reset(key, version);
    const why =
      cause.part === part
        ? 'it failed for too many of those who used it'
        : `${part} ${version}, which worked before, failed with it for too many`;
    void change(cause.part, cause.version, 'withdraw', why, withdrawFailed);
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
      await changes.settled();
    },
  };
}

export type ReleaseKeeper = ReturnType<typeof createReleaseKeeper>;
