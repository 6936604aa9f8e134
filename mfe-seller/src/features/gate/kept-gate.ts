import type { GateEvent, GateOutcome, GateScan, GateTicket } from '@lapak/contracts/api/seller-gate';
import type { GateKey } from '../../api/gate-api.ts';
import { stored } from '../../lib/stored.ts';

/** The tickets of an event as they were fetched. */
export interface KeptList {
  event: GateEvent;
  tickets: GateTicket[];
  /** ms of the device's clock. */
  fetchedAt: number;
}

/** What a device did by itself: scans that the server does not know yet, and those of which it had another opinion. */
export interface KeptScans {
  waiting: GateScan[];
  disputed: { scan: GateScan; outcome: GateOutcome }[];
}

const noScans: KeptScans = { waiting: [], disputed: [] };

/**
 * A gate in this device's storage (IndexedDB), which outlives a reload and a closed browser. Where the storage is forbidden or full, what
 * cannot be kept there is kept as long as the page is open.
 */
export function keptGate({ toko, id }: GateKey) {
  const [listKey, scansKey] = [`gate:${toko}:${id}`, `gate-scans:${toko}:${id}`];
  let isFailing = false;
  let inMemory: KeptScans | null = null;
  const failed = () => {
    isFailing = true;
    return undefined;
  };
  return {
    list: () => stored.get<KeptList>(listKey).catch(failed),
    keepList: (list: KeptList) => stored.set(listKey, list).catch(failed),
    scans: async () => (await stored.get<KeptScans>(scansKey).catch(failed)) ?? noScans,
    /** Whether the storage has failed. */
    isFailing: () => isFailing,
    /**
     * Changes the scans in one transaction, also beside another tab.
     * @param present what they are as far as this page knows
     * @returns what they are then
     */
    async change(step: (scans: KeptScans) => KeptScans, present: KeptScans): Promise<KeptScans> {
      if (inMemory === null) {
        let after = noScans;
        const write = stored.update<KeptScans>(scansKey, (before) => (after = step(before ?? noScans)));
        const isStored = await write.then(() => true, failed);
        if (isStored) return after;
      }
      inMemory = step(inMemory ?? present);
      return inMemory;
    },
  };
}
export type KeptGate = ReturnType<typeof keptGate>;
