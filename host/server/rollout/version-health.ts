/** How a version did where it was used. */
export type Verdict = 'bad' | 'proven' | 'open';

export interface HealthRules {
  /** For how long a failure counts against a version, in ms. */
  windowMs: number;
  /** Different visitors, or failed paintings, without which a version is never bad: one may have a broken browser. */
  minFailures: number;
  /** Share of the uses that fail, 0 to 1, from which a version is bad. */
  badShare: number;
  /** For how long a version must be used before it is proven, in ms, and how often. */
  provenAfterMs: number;
  provenAfterUses: number;
  /** Share of failures up to which it is proven. */
  provenShare: number;
}

export const healthRules: HealthRules = {
  // A page that hangs is tried again after 30 s: the third time is after a minute.
  windowMs: 90_000,
  minFailures: 3,
  badShare: 0.1,
  provenAfterMs: 10 * 60_000,
  provenAfterUses: 20,
  provenShare: 0.01,
};

interface Health {
  since: number;
  uses: number;
  failures: number;
  /** Times of uses in the window, oldest first. */
  recentUses: number[];
  /** Who reported a failure in the window, and when. */
  recentFailures: Map<string, number>;
}

/** Bound on what is kept of one version; with more uses in a window the oldest are forgotten. */
const MAX_RECENT = 10_000;

/**
 * Counts uses and failures of versions in this process. Anybody can report a failure, so a reporter counts once in a window,
 * and reports count in proportion to the uses.
 */
export function createVersionHealth(rules: HealthRules = healthRules, now: () => number = Date.now) {
  const versions = new Map<string, Health>();

  function healthOf(part: string, version: string): Health {
    const key = `${part} ${version}`;
    const known = versions.get(key) ?? {
      since: now(),
      uses: 0,
      failures: 0,
      recentUses: [],
      recentFailures: new Map<string, number>(),
    };
    versions.set(key, known);
    return known;
  }

  function forgetOld({ recentUses, recentFailures }: Health): void {
    const from = now() - rules.windowMs;
    const kept = recentUses.findIndex((at) => at > from);
    recentUses.splice(0, Math.max(kept < 0 ? recentUses.length : kept, recentUses.length - MAX_RECENT));
    for (const [reporter, at] of recentFailures) if (at <= from) recentFailures.delete(reporter);
  }

  return {
    /** @param part of the shop, or another thing whose versions are judged by themselves */
    used(part: string, version: string): void {
      const health = healthOf(part, version);
      health.uses += 1;
      health.recentUses.push(now());
      if (health.recentUses.length > 2 * MAX_RECENT) forgetOld(health);
    },
    /** @param reporter the visitor's network address, or the page that failed; counts once in a window */
    failed(part: string, version: string, reporter: string): void {
      const health = healthOf(part, version);
      forgetOld(health);
      if (health.recentFailures.has(reporter) || health.recentFailures.size >= MAX_RECENT) return;
      health.failures += 1;
      health.recentFailures.set(reporter, now());
    },
    verdict(part: string, version: string): Verdict {
      const health = healthOf(part, version);
      forgetOld(health);
      const failing = health.recentFailures.size;
      if (failing >= rules.minFailures && failing >= rules.badShare * health.recentUses.length) return 'bad';
      const isOldEnough = now() - health.since >= rules.provenAfterMs && health.uses >= rules.provenAfterUses;
      return isOldEnough && health.failures <= rules.provenShare * health.uses ? 'proven' : 'open';
    },
    /** Uses and failures of a version since it was first used, at `since`; null for one that was not. */
    total(part: string, version: string): { uses: number; failures: number; since: Date } | null {
      const known = versions.get(`${part} ${version}`);
      return known ? { uses: known.uses, failures: known.failures, since: new Date(known.since) } : null;
    },
    /** Forgets the version: it is judged anew when it comes back. */
    forget(part: string, version: string): void {
      versions.delete(`${part} ${version}`);
    },
  };
}
