import type { Registry } from '@lapak/contracts/registry';
import type { Part } from '../parts.ts';
import { refused, unchanged, type Outcome } from './outcome.ts';
import { lastGoodOf, partState, withPartState, type PartState } from './part-state.ts';

const without = (versions: string[], version: string) => versions.filter((other) => other !== version);

/** The state with another current version, which is then no canary any more. */
function moved(state: PartState, version: string): PartState {
  const isCanary = state.canary?.version === version;
  return {
    ...state,
    current: version,
    previous: state.current ?? state.previous,
    canary: isCanary ? undefined : state.canary,
  };
}

function change(
  registry: Registry,
  part: Part,
  state: PartState,
  from: string | null,
  to: string | null,
): Outcome {
  return { kind: 'changed', registry: withPartState(registry, part, state), from, to };
}

/** Gives all visitors a version. A version that was withdrawn has to be promoted instead. */
export function deploy(registry: Registry, part: Part, version: string): Outcome {
  const state = partState(registry, part);
  if (state.current === version) return unchanged(registry);
  if (state.withdrawn.includes(version))
    return refused(
      'withdrawn',
      `${part} ${version} was rolled back or failed; "promote ${part} ${version}" makes it current all the same`,
    );
  return change(registry, part, moved(state, version), state.current, version);
}

/** Gives a part that was never deployed its first version; an entry that exists stays. */
export function fill(registry: Registry, part: Part, version: string): Outcome {
  return partState(registry, part).current === null ? deploy(registry, part, version) : unchanged(registry);
}

/**
 * Withdraws a version: it is nobody's canary or pin any more, never becomes the last good one until it is promoted, and when
 * it is current the part goes back to the last good version.
 */
export function withdraw(registry: Registry, part: Part, version: string): Outcome {
  const state = partState(registry, part);
  if (state.current !== version && state.withdrawn.includes(version)) return unchanged(registry);
  const left: PartState = {
    ...state,
    canary: state.canary?.version === version ? undefined : state.canary,
    pins: Object.fromEntries(Object.entries(state.pins).filter(([, pinned]) => pinned !== version)),

    proven: without(state.proven, version),
    withdrawn: [...without(state.withdrawn, version), version],
    previous: state.previous === version ? undefined : state.previous,
  };
  if (state.current !== version) return change(registry, part, left, version, null);
  const target = lastGoodOf(left);
  if (target === null)
    return refused('nothing-to-go-back-to', `${part} has no version to go back to from ${version}`);
  return change(registry, part, { ...moved(left, target), previous: undefined }, version, target);
}

/** The pause between two withdrawals of a part by the shop itself: who makes it withdraw one version cannot make it withdraw the next. */
const WITHDRAWS_EVERY_MS = 60 * 60_000;

/** Withdraws a version by the judgement of a server. Refused when the part had such a withdrawal within the last hour. */
export function withdrawFailed(registry: Registry, part: Part, version: string, now: number): Outcome {
  const outcome = withdraw(registry, part, version);
  if (outcome.kind !== 'changed') return outcome;
  const state = partState(outcome.registry, part);
  if (state.withdrawnAt !== undefined && now - Date.parse(state.withdrawnAt) < WITHDRAWS_EVERY_MS)
    return refused(
      'withdrawn-lately',
      `a version of ${part} was withdrawn automatically at ${state.withdrawnAt}, and that happens once an hour`,
    );
  const withdrawnAt = new Date(now).toISOString();
  return { ...outcome, registry: withPartState(outcome.registry, part, { ...state, withdrawnAt }) };
}

/** Withdraws the current version of a part. */
export function rollback(registry: Registry, part: Part): Outcome {
  const { current } = partState(registry, part);
  if (current === null) return refused('never-deployed', `${part} was never deployed`);
  return withdraw(registry, part, current);
}

/**
 * Counts a version as good, also one that was withdrawn, and makes it current.
 * @param version by default the canary, or else the current version
 */
export function promote(registry: Registry, part: Part, version?: string): Outcome {
  const state = partState(registry, part);
  const target = version ?? state.canary?.version ?? state.current;
  if (target === null) return refused('never-deployed', `${part} was never deployed`);
  const isKnownGood = state.proven.at(-1) === target && !state.withdrawn.includes(target);
  if (target === state.current && isKnownGood) return unchanged(registry);
  const promoted: PartState = {
    ...state,
    proven: [...without(state.proven, target), target],
    withdrawn: without(state.withdrawn, target),
  };
  const next = target === state.current ? promoted : moved(promoted, target);
  return change(registry, part, next, state.current, target);
}

/** Notes that a version rendered for a while without a failure. Does nothing for one that was withdrawn meanwhile. */
export function markProven(registry: Registry, part: Part, version: string): Outcome {
  const state = partState(registry, part);
  if (state.proven.includes(version) || state.withdrawn.includes(version)) return unchanged(registry);
  return change(registry, part, { ...state, proven: [...state.proven, version] }, null, version);
}
