import { limits } from '@lapak/contracts/limits';
import type { GateOutcome, GateScan, GateTicketsResponse } from '@lapak/contracts/api/seller-gate';
import { typedCode } from '@lapak/domain/booking-code';
import { errorInfo } from '@lapak/runtime';
import { v4 as uuid } from 'uuid';
import { observable } from '../../lib/observable.ts';
import { deviceName } from './device-name.ts';
import type { KeptGate, KeptList, KeptScans } from './kept-gate.ts';
import { verdictByList, verdictOf, type Verdict } from './verdict.ts';

/** A person waits at the gate: an answer that takes longer is none. */
const ANSWER_WITHIN_MS = 4_000;

export interface GateState {
  list: KeptList | null;
  scans: KeptScans;
  /** Why the last call had no answer, for the keeper; null when it had one. */
  problem: string | null;
  /** Whether the keeper said not to ask. */
  isOffline: boolean;
  /** Whether this device keeps all that it should when the page is closed. */
  isStored: boolean;
}

export interface GateCalls {
  /** @throws when there is no answer */
  fetchTickets: () => Promise<GateTicketsResponse['data']>;
  /** @throws when there is no answer */
  deliver: (scans: GateScan[]) => Promise<GateOutcome[]>;
}

/** A list is fetched again when it is older, for tickets that are bought and used elsewhere meanwhile. */
const LIST_FRESH_MS = 60_000;

const noNetwork = 'Server tidak bisa dihubungi';

const noAnswer = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The gate waited long enough')), ANSWER_WITHIN_MS);
  });

const closed: GateState = {
  list: null,
  scans: { waiting: [], disputed: [] },
  problem: null,
  isOffline: false,
  isStored: true,
};

/** The list with what answers say of its tickets. */
function withOutcomes(list: KeptList, outcomes: readonly GateOutcome[]): KeptList {
  const used = new Map(outcomes.flatMap((one) => (one.ticket ? [[one.ticket.code, one.used]] : [])));
  const tickets = list.tickets.map((ticket) => ({ ...ticket, used: used.get(ticket.code) ?? ticket.used }));
  return { ...list, tickets };
}

/** Scans after answers to some of those that waited: what was refused at the server is disputed, as somebody was let in. */
function delivered({ waiting, disputed }: KeptScans, outcomes: readonly GateOutcome[]): KeptScans {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const refused = waiting.flatMap((scan) => {
    const outcome = byId.get(scan.id);
    return outcome && outcome.result !== 'admitted' ? [{ scan, outcome }] : [];
  });
  return { waiting: waiting.filter(({ id }) => !byId.has(id)), disputed: [...disputed, ...refused] };
}

const newScan = (code: string): GateScan => ({
  ...{ id: uuid(), code, at: new Date().toISOString() },
  ...{ device: deviceName.get(), let_in: false },
});

/** The state of a gate, and what of it this device keeps. */
function keptState(kept: KeptGate) {
  const state = observable(closed);
  const become = (next: Partial<GateState>) => state.set({ ...state.get(), ...next });
  const keep = async (change: Parameters<KeptGate['change']>[0]): Promise<void> => {
    const scans = await kept.change(change, state.get().scans);
    become({ scans, isStored: !kept.isFailing() });
  };
  const keepList = async (list: KeptList): Promise<void> => {
    become({ list });
    await kept.keepList(list);
    if (kept.isFailing()) become({ isStored: false });
  };
  return { state, become, keep, keepList };
}

/** The gate of one event on one device: asks the server for each code, and goes on by its own list when there is no answer. */
export function createGate(kept: KeptGate, calls: GateCalls) {
  const { state, become, keep, keepList } = keptState(kept);

  /** A call that says whether the server is there. @returns null without an answer */
  async function reach<T>(call: Promise<T>): Promise<T | null> {
    try {
      const answer = await call;
      if (state.get().problem !== null) become({ problem: null });
      return answer;
    } catch (error) {
      become({ problem: errorInfo(error, noNetwork) });
      return null;
    }
  }

  /** Every answer of this visit, the latest last. */
  const answers: GateOutcome[] = [];

  /** The list as the server has it; what is kept stays when there is no answer. */
  async function refresh(): Promise<void> {
    if (state.get().isOffline) return;
    const before = answers.length;
    const fetched = await reach(calls.fetchTickets());
    // Tickets may have been used while the list was on its way.
    if (fetched) await keepList(withOutcomes({ ...fetched, fetchedAt: Date.now() }, answers.slice(before)));
  }

  async function note(outcomes: readonly GateOutcome[]): Promise<void> {
    answers.push(...outcomes);
    const { list } = state.get();
    if (list) await keepList(withOutcomes(list, outcomes));
  }

  let running: Promise<void> | null = null;

  /** Sends the scans that the server does not have, the oldest first. */
  async function deliverWaiting(): Promise<void> {
    for (;;) {
      const { isOffline, scans } = state.get();
      if (isOffline || scans.waiting.length === 0) return;
      const outcomes = await reach(calls.deliver(scans.waiting.slice(0, limits.scansAtOnce)));
      if (!outcomes) return;
      await keep((before) => delivered(before, outcomes));
      await note(outcomes);
      // An answer that names none of the scans must not be asked for again and again.
      if (outcomes.length === 0) return;
    }
  }

  function deliver(): Promise<void> {
    running ??= deliverWaiting().finally(() => (running = null));
    return running;
  }

  /** Lets somebody in by the list alone. */
  async function byList(scan: GateScan): Promise<Verdict> {
    const verdict = verdictByList(scan.code, state.get().list, state.get().scans.waiting);
    if (verdict.kind !== 'known') return verdict;
    await keep((before) => ({ ...before, waiting: [...before.waiting, { ...scan, let_in: true }] }));
    return verdict;
  }

  return {
    state: { get: state.get, subscribe: state.subscribe },
    /** What this device kept, then what the server has. */
    async open(): Promise<void> {
      const [list, scans] = await Promise.all([kept.list(), kept.scans()]);
      become({ list: state.get().list ?? list ?? null, scans });
      await Promise.all([refresh(), deliver()]);
    },
    /** Tries the server again: sends the scans that it lacks, and fetches a list that has become old. */
    async sync(): Promise<void> {
      await deliver();
      const isOld = Date.now() - (state.get().list?.fetchedAt ?? 0) > LIST_FRESH_MS;
      if (isOld || state.get().problem !== null) await refresh();
    },
    turnOffline(isOffline: boolean): void {
      become({ isOffline });
      if (!isOffline) void deliver().then(refresh);
    },
    /** The keeper has read what the server had another opinion of. */
    settle: () => keep((before) => ({ ...before, disputed: [] })),
    /** @param text as it was scanned or typed @returns null for a text without a code */
    async check(text: string): Promise<Verdict | null> {
      const code = typedCode(text);
      if (code === '') return null;
      const scan = newScan(code);
      const isOwn = state.get().scans.waiting.some((waiting) => waiting.code === code);
      if (isOwn || state.get().isOffline || state.get().problem !== null) return byList(scan);
      const outcomes = await reach(Promise.race([calls.deliver([scan]), noAnswer()]));
      const [outcome] = outcomes ?? [];
      if (!outcome) return byList(scan);
      void note([outcome]);
      return verdictOf(outcome);
    },
  };
}

export type Gate = ReturnType<typeof createGate>;
