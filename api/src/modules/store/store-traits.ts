import type { Static } from 'typebox';
import type { StoreTraits } from '@lapak/contracts/api/store';
import type { StoreRow } from './store-repository.ts';

/** Which stores behave differently (decisions 11 and 12): configuration, never a name in a component. */
export interface TraitSettings {
  /** Sellers (user ids) whose address the header hides (spec 1 §1). */
  hiddenAddressUserIds: readonly number[];
  /** Stores with a searchable list of agents instead of a free reseller e-mail (spec 2 §6). */
  agentStores: readonly string[];
  /** Stores with neither resellers nor dropshippers (spec 2 §6). */
  directOnlyStores: readonly string[];
}

/** How a store behaves. Dropshipping is offered in neither kind of special store. */
export function traitsOf(
  store: Pick<StoreRow, 'username' | 'ownerId'>,
  settings: TraitSettings,
): Static<typeof StoreTraits> {
  const hasAgents = settings.agentStores.includes(store.username);
  const isDirectOnly = settings.directOnlyStores.includes(store.username);
  return {
    hide_address: store.ownerId !== null && settings.hiddenAddressUserIds.includes(store.ownerId),
    reseller_mode: isDirectOnly ? 'none' : hasAgents ? 'agents' : 'email',
    dropship_allowed: !isDirectOnly && !hasAgents,
  };
}
