import type { Registry } from '@lapak/contracts/registry';
import type { Part } from '../parts.ts';
import { lastGoodOf, partState } from '../registry/part-state.ts';

const unique = (versions: (string | null | undefined)[]) => [
  ...new Set(versions.filter((version) => typeof version === 'string')),
];

/** Versions that visitors get: the current one, the canary and the pins. */
export function versionsInUse(registry: Registry, part: Part): string[] {
  const { current, canary, pins } = partState(registry, part);
  return unique([current, canary?.version, ...Object.values(pins)]);
}

/** Versions that visitors get, and those that a part can go back to. */
export function versionsNeeded(registry: Registry, part: Part): string[] {
  const state = partState(registry, part);
  return unique([...versionsInUse(registry, part), lastGoodOf(state), state.previous]);
}
