import type { Registry, Rollout } from '@lapak/contracts/registry';
import type { Part } from '../parts.ts';

/** How many proven versions are remembered. */
const PROVEN_KEPT = 10;

/** All that a registry knows about one part. */
export interface PartState extends Rollout {
  current: string | null;
  pins: Record<string, string>;
  proven: string[];
  withdrawn: string[];
}

export const emptyRegistry: Registry = { host: null, remotes: {} };

/** Reads a part's state. */
export function partState(registry: Registry, part: Part): PartState {
  const current = part === 'host' ? registry.host : (registry.remotes[part]?.current ?? null);
  return { pins: {}, proven: [], withdrawn: [], ...registry.rollouts?.[part], current };
}

/**
 * The version to fall back to, neither current nor withdrawn: the newest proven one; until one is proven, the one that was current
 * before.
 */
export function lastGoodOf({ current, proven, previous, withdrawn }: PartState): string | null {
  const known = previous === undefined ? proven : [previous, ...proven];
  return known.findLast((version) => version !== current && !withdrawn.includes(version)) ?? null;
}

const isEmpty = (value: unknown) =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** The registry with another state of one part. Keys that this version does not know stay as they are. */
export function withPartState(registry: Registry, part: Part, state: PartState): Registry {
  const { current, ...known } = state;
  const lastGood = lastGoodOf(state);
  const rollout: Rollout = {
    ...known,
    proven: state.proven.slice(-PROVEN_KEPT),
    lastGood: part === 'host' ? (lastGood ?? undefined) : undefined,
  };
  const filled = Object.fromEntries(Object.entries(rollout).filter(([, value]) => !isEmpty(value)));
  const next = { ...registry, rollouts: { ...registry.rollouts, [part]: filled } };
  if (part === 'host') return { ...next, host: current };
  return current === null
    ? next
    : { ...next, remotes: { ...registry.remotes, [part]: { current, lastGood } } };
}
