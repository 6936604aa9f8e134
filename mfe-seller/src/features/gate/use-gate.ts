import { useEffect, useState } from 'react';
import { useAdmitMutation, useLazyGetGateTicketsQuery, type GateKey } from '../../api/gate-api.ts';
import { useObservable } from '../../lib/observable.ts';
import { createGate, type Gate, type GateState } from './gate.ts';
import { keptGate } from './kept-gate.ts';

/** While the page is open the server is tried this often. */
const SYNC_MS = 15_000;

/** The gate of an event as long as its page is open. */
export function useGate(key: GateKey): { gate: Gate; state: GateState } {
  const [fetchTickets] = useLazyGetGateTicketsQuery();
  const [admit] = useAdmitMutation();
  const [gate] = useState(() =>
    createGate(keptGate(key), {
      fetchTickets: () =>
        fetchTickets(key)
          .unwrap()
          .then(({ data }) => data),
      deliver: (scans) =>
        admit({ ...key, scans })
          .unwrap()
          .then(({ data }) => data),
    }),
  );
  useEffect(() => {
    void gate.open();
    const sync = () => void gate.sync();
    const timer = setInterval(sync, SYNC_MS);
    window.addEventListener('online', sync);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sync);
    };
  }, [gate]);
  return { gate, state: useObservable(gate.state) };
}
