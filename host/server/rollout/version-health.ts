/** How a version did where it was used. */
export type Verdict = 'bad' | 'proven' | 'open';

export interface HealthRules {
  /** For how long a failure counts against a version, in ms. */
  windowMs: number;
  /** Networks of visitors, or failed paintings, without which a version is never bad: one may have a broken browser. */
  minFailures: number;
  /** Share of the uses that fail, 0 to 1, from which a version is bad. */
  badShare: number;
  /** For how long a version must be used before it is proven, in ms, and how often. */
  provenAfterMs: number;
  provenAfterUses: number;
  /** Share of failures and faults up to which it is proven. */
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

/** What is counted of a version besides uses and failures: uncaught errors, visits that add to the cart, and visits that order. */
export interface Notes {
  faults: number;
  carts: number;
  orders: number;
}

interface Health extends Notes {
  since: number;
  uses: number;
  failures: number;
  /** Times of uses in the window, oldest first. */
  recentUses: number[];
  /** Documents, or pages, that failed in the window: when, and whose. */
  recentFailures: Map<string, { at: number; network: string }>;
}

/** Bound on what is kept of one version; with more uses in a window the oldest are forgotten. */
const MAX_RECENT = 10_000;

/**
 * Counts uses and failures of versions in this process. Anybody can report a failure, so a document counts once, documents that
 * fail count in proportion to those that were sent, and they must have failed in several networks.
 */
export function createVersionHealth(rules: HealthRules = healthRules, now: () => number = Date.now) {
  const versions = new Map<string, Health>();

  function healthOf(part: string, version: string): Health {
    const key = `${part} ${version}`;
    const known = versions.get(key) ?? {
      since: now(),
      uses: 0,
      failures: 0,
      faults: 0,
      carts: 0,
      orders: 0,
      recentUses: [],
      recentFailures: new Map<string, { at: number; network: string }>(),
    };
    versions.set(key, known);
    return known;
  }

  function dropOld({ recentUses, recentFailures }: Health): void {
    const from = now() - rules.windowMs;
    const kept = recentUses.findIndex((at) => at > from);
    recentUses.splice(0, Math.max(kept < 0 ? recentUses.length : kept, recentUses.length - MAX_RECENT));
    for (const [failed, { at }] of recentFailures) if (at <= from) recentFailures.delete(failed);
  }

  return {
    /** @param part of the shop, or another thing whose versions are judged by themselves */
    used(part: string, version: string): void {
      const health = healthOf(part, version);
      health.uses += 1;
      health.recentUses.push(now());
      if (health.recentUses.length > 2 * MAX_RECENT) dropOld(health);
    },
    /**
     * @param document that failed, or the page; counts once in a window
     * @param network of the visitor
     */
    failed(part: string, version: string, document: string, network: string): void {
      const health = healthOf(part, version);
      dropOld(health);
      if (health.recentFailures.has(document) || health.recentFailures.size >= MAX_RECENT) return;
      health.failures += 1;
      health.recentFailures.set(document, { at: now(), network });
    },
    noted(part: string, version: string, what: keyof Notes): void {
      healthOf(part, version)[what] += 1;
    },
    verdict(part: string, version: string): Verdict {
      const health = healthOf(part, version);
      dropOld(health);
      const networks = new Set([...health.recentFailures.values()].map(({ network }) => network));
      const isFrequent = health.recentFailures.size >= rules.badShare * health.recentUses.length;
      if (isFrequent && networks.size >= rules.minFailures) return 'bad';
      const isOldEnough = now() - health.since >= rules.provenAfterMs && health.uses >= rules.provenAfterUses;
      return isOldEnough && health.failures + health.faults <= rules.provenShare * health.uses
        ? 'proven'
        : 'open';
    },
    /** What is counted of a version since it was first used, at `since`; null for one that was not. */
    total(part: string, version: string): (Notes & { uses: number; failures: number; since: Date }) | null {
      const known = versions.get(`${part} ${version}`);
      if (!known) return null;
      const { uses, failures, faults, carts, orders, since } = known;
      return { uses, failures, faults, carts, orders, since: new Date(since) };
    },
    /** Drops what is known of the version: it is judged anew when it comes back. */
    reset(part: string, version: string): void {
      versions.delete(`${part} ${version}`);
    },
  };
}
