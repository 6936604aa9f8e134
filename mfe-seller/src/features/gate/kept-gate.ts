import type { GateEvent, GateOutcome, GateScan, GateTicket } from '@lapak/contracts/api/seller-gate';
import { get, set, update } from 'idb-keyval';
import type { GateKey } from '../../api/gate-api.ts';

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

/** A gate in this device's storage (IndexedDB), which outlives a reload and a closed browser. */
export function keptGate({ toko, id }: GateKey) {
  const [listKey, scansKey] = [`gate:${toko}:${id}`, `gate-scans:${toko}:${id}`];
  return {
    list: () => get<KeptList>(listKey),
    keepList: (list: KeptList) => set(listKey, list),
    scans: async () => (await get<KeptScans>(scansKey)) ?? noScans,
    /** Changes the scans in one transaction, also beside another tab. @returns what they are then */
    async change(step: (scans: KeptScans) => KeptScans): Promise<KeptScans> {
      let after = noScans;
      await update<KeptScans>(scansKey, (before) => (after = step(before ?? noScans)));
      return after;
    },
  };
}
export type KeptGate = ReturnType<typeof keptGate>;
