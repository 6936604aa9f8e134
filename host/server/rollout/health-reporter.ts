import { hostname } from 'node:os';
import type { Part } from '@lapak/releases/parts';
import type { VersionHealth } from '@lapak/releases/storage/health-report';
import type { ReleaseStorage } from '@lapak/releases/storage/release-storage';
import type { ReleaseRegistry } from '../remotes/release-registry.ts';
import type { createVersionHealth } from './version-health.ts';

interface Options {
  registry: ReleaseRegistry;
  storage: ReleaseStorage;
  health: ReturnType<typeof createVersionHealth>;
  apiCalls: () => readonly string[] | null;
  log: { warn(fields: object, message: string): void };
}

/** The name by which failures to paint pages of a part are counted. */
export const paintingOf = (part: Part) => `painting ${part}`;

/** @returns puts what this process has seen where the release command finds it */
export function createHealthReporter({ registry, storage, health, apiCalls, log }: Options) {
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

  return async function reportHealth(): Promise<void> {
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
  };
}
