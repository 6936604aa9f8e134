import type { Registry } from '@lapak/contracts/registry';
import type { Part } from '../parts.ts';
import { refused, unchanged, type Outcome } from './outcome.ts';
import { partState, withPartState, type PartState } from './part-state.ts';

/** As a store's username in its document. */
const STORE_NAME = /^[a-z0-9][a-z0-9_-]{1,28}[a-z0-9]$/;

function refusalOf(state: PartState, part: Part, version: string): Outcome | null {
  if (state.current === null) return refused('never-deployed', `${part} was never deployed`);
  if (state.withdrawn.includes(version))
    return refused('withdrawn', `${part} ${version} was rolled back or failed`);
  return null;
}

/** Gives a share of the visitors a version; who is among them is the host server's decision, and stays so for a visitor. */
export function startCanary(registry: Registry, part: Part, version: string, percent: number): Outcome {
  const state = partState(registry, part);
  const refusal = refusalOf(state, part, version);
  if (refusal) return refusal;
  if (state.current === version)
    return refused('is-current', `${part} ${version} is what everybody gets already`);
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    return refused(
      'percent',
      `a canary gets 1 to 99 percent of the visitors; for all of them: promote ${part}`,
    );
  if (state.canary?.version === version && state.canary.percent === percent) return unchanged(registry);
  return {
    kind: 'changed',
    registry: withPartState(registry, part, { ...state, canary: { version, percent } }),
    from: state.canary?.version ?? null,
    to: version,
  };
}

export function stopCanary(registry: Registry, part: Part): Outcome {
  const { canary, ...state } = partState(registry, part);
  if (!canary) return refused('no-canary', `${part} has no canary`);
  return {
    kind: 'changed',
    registry: withPartState(registry, part, state),
    from: canary.version,
    to: null,
  };
}

/** Gives the visitors of one store a version of their own, whatever is deployed for the others. */
export function pin(registry: Registry, store: string, part: Part, version: string): Outcome {
  const state = partState(registry, part);
  const refusal = refusalOf(state, part, version);
  if (refusal) return refusal;
  if (!STORE_NAME.test(store)) return refused('store-name', `"${store}" is not the name of a store`);
  const before = state.pins[store] ?? null;
  if (before === version) return unchanged(registry);
  return {
    kind: 'changed',
    registry: withPartState(registry, part, { ...state, pins: { ...state.pins, [store]: version } }),
    from: before,
    to: version,
  };
}

export function unpin(registry: Registry, store: string, part: Part): Outcome {
  const state = partState(registry, part);
  const { [store]: before, ...pins } = state.pins;
  if (before === undefined) return refused('not-pinned', `${store} has no version of ${part} of its own`);
  return {
    kind: 'changed',
    registry: withPartState(registry, part, { ...state, pins }),
    from: before,
    to: null,
  };
}
