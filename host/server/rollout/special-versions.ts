import type { Rollout } from '@lapak/contracts/registry';
import { isInCanary } from './visitor.ts';

/** The visit whose versions are wanted. */
export interface Visit {
  /** Username of the store in the address; null outside a store. */
  store: string | null;
  /** The visitor's number; null for one who has none. */
  visitor: number | null;
}

/** The version of a part that a visit gets instead of the current one: the store's pin, else the canary; null for none. */
function specialVersion(part: string, { pins, canary }: Rollout, { store, visitor }: Visit): string | null {
  const pinned = store !== null && pins && Object.hasOwn(pins, store) ? pins[store] : undefined;
  if (pinned !== undefined) return pinned;
  if (!canary || visitor === null) return null;
  return isInCanary(visitor, part, canary.version, canary.percent) ? canary.version : null;
}

/**
 * Versions that differ from the current ones for a visit, by part. The same in every process that reads the same registry.
 * @param rollouts of the registry, by part
 */
export function specialVersions(
  rollouts: Readonly<Record<string, Rollout>>,
  visit: Visit,
): [string, string][] {
  return Object.entries(rollouts).flatMap(([part, rollout]): [string, string][] => {
    const version = specialVersion(part, rollout, visit);
    return version === null ? [] : [[part, version]];
  });
}

export const hasCanary = (rollouts: Readonly<Record<string, Rollout>>): boolean =>
  Object.values(rollouts).some(({ canary }) => canary !== undefined);
