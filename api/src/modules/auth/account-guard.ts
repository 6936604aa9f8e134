import type { AttemptCounters, AttemptLimit } from '../../attempts/attempt-counters.ts';
import type { AddressThrottle } from '../../attempts/address-throttle.ts';
import { refusedFor, tooManyAttempts, type Refusal } from '../../lib/refusal.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** Wrong passwords of one account. */
const password: AttemptLimit = { name: 'password', max: 10, seconds: 15 * MINUTE_S };
const passwordDay: AttemptLimit = { name: 'password-day', max: 50, seconds: DAY_S };
/** Guesses of short codes of one account, all its codes together. */
const codeGuessDay: AttemptLimit = { name: 'code-day', max: 10, seconds: DAY_S };
/** Codes mailed to one account; the last of a window lasts until it ends. */
const sendLimits: AttemptLimit[] = [
  { name: 'send', max: 5, seconds: HOUR_S },
  { name: 'send-day', max: 12, seconds: DAY_S },
];

/** Wrong guesses of the code that was requested last, whether there is one or not. */
const codeTries: AttemptLimit = { name: 'code-tries', max: 5, seconds: DAY_S };
/** How long a page waits between two requests; the limits above are what the API refuses by. */
const RESEND_PAUSE_MS = 60_000;

/** Limits the sending of the long-lived code: a request while it is being made need not make another. */
const lastingSend: AttemptLimit = { name: 'send-lasting', max: 1, seconds: 30 };

export type AddressAttempt = 'login' | 'register' | 'send' | 'code';
/** What was refused, for the metrics. */
export type LimitHit = `${AddressAttempt}-address` | 'password' | 'code' | 'send';

const locked = (msLeft: number) =>
  refusedFor(
    msLeft,
    429,
    `Terlalu banyak percobaan password. Masuk dengan kode dari email lewat "Lupa password?", atau coba lagi ${
      msLeft > HOUR_S * 1_000
        ? `${Math.ceil(msLeft / (HOUR_S * 1_000))} jam`
        : `${Math.max(1, Math.ceil(msLeft / (MINUTE_S * 1_000)))} menit`
    } lagi`,
  );

export interface SendPermit {
  /** The code must last so long, because none is mailed until then; null for an ordinary one. */
  lastsMs: number | null;
  /** More were requested than are mailed: the shopper should use the latest. */
  isOver: boolean;
  /** Until another is mailed, or a page should ask for one. */
  waitMs: number;
}

async function sendWaitMs(counters: AttemptCounters, key: string): Promise<number> {
  let waitMs = 0;
  for (const limit of sendLimits) {
    const { count, msLeft } = await counters.look(limit, key);
    if (!counters.isOff && count >= counters.maxOf(limit)) waitMs = Math.max(waitMs, msLeft);
  }
  return waitMs;
}

/**
 * Limits on guessing. Accounts are counted by key (see `accountKey`), whether they exist or not.
 * @param onHit counts a refusal; no personal data
 */
export function createAccountGuard(deps: {
  counters: AttemptCounters;
  throttle: AddressThrottle;
  onHit: (limit: LimitHit) => void;
}) {
  const { counters, throttle, onHit } = deps;

  return {
    /** Counts an attempt by address. @returns why it may not be made, or null */
    async enter(attempt: AddressAttempt, ip: string): Promise<Refusal | null> {
      if (await throttle.enter(attempt, ip)) return null;
      onHit(`${attempt}-address`);
      return tooManyAttempts(await throttle.msLeft(attempt, ip));
    },

    /** An attempt by address that turned out to be right is none. */
    giveBack: (attempt: AddressAttempt, ip: string): Promise<void> => throttle.giveBack(attempt, ip),

    /** Counts a password before it is checked. @returns why it is not checked, or null */
    async tryPassword(key: string): Promise<Refusal | null> {
      const shortly = await counters.count(password, key);
      // What is refused for minutes is not checked, and so does not count for the day.
      const state = shortly.isOver ? shortly : await counters.count(passwordDay, key);
      if (!state.isOver) return null;
      onHit('password');
      return locked(state.msLeft);
    },

    /** The password was right. */
    async passwordWasRight(key: string): Promise<void> {
      await counters.clear(password, key);
      await counters.giveBack(passwordDay, key);
    },

    /**
     * Resets the counters of an account, after a code of its mail was used.
     * @returns whether so many passwords were tried that the owner may not get a chance to log in
     */
    async beginAnew(key: string): Promise<boolean> {
      const { count } = await counters.look(passwordDay, key);
      await counters.clear(password, key);
      await counters.clear(passwordDay, key);
      return !counters.isOff && count >= counters.maxOf(password);
    },

    /** Counts the guess of a code. @returns whether a short code may still be guessed */
    async tryCode(key: string): Promise<boolean> {
      const { isOver } = await counters.count(codeGuessDay, key);
      if (isOver) onHit('code');
      return !isOver;
    },

    /** Whether the guesses of short codes are spent. */
    isCodeSpent: async (key: string): Promise<boolean> => {
      const { count } = await counters.look(codeGuessDay, key);
      return !counters.isOff && count >= counters.maxOf(codeGuessDay);
    },

    /** Counts a wrong code of one purpose. @returns whether another code must be requested */
    async codeWasWrong(key: string): Promise<boolean> {
      const { count } = await counters.count(codeTries, key);
      // Not by `isOver`: a code is locked after five, whatever the configuration's factor is.
      return count >= codeTries.max;
    },

    /** A code was right, which proves access to the mailbox. @param sendKey of its purpose */
    async codeWasRight(key: string, sendKey: string): Promise<void> {
      await counters.clear(codeGuessDay, key);
      await counters.clear(codeTries, sendKey);
    },

    /** In how many ms another code of one purpose is mailed. */
    sendWaitMs: (key: string): Promise<number> => sendWaitMs(counters, key),

    /** Whether no other request is making the long-lived code. */
    isFirstToLast: async (key: string): Promise<boolean> => !(await counters.count(lastingSend, key)).isOver,

    /** Counts a request for a code of one purpose. */
    async trySend(key: string): Promise<SendPermit> {
      let lastsMs: number | null = null;
      let isOver = false;
      for (const limit of sendLimits) {
        const state = await counters.count(limit, key);
        if (!counters.isOff && state.count >= counters.maxOf(limit)) {
          lastsMs = Math.max(lastsMs ?? 0, state.msLeft);
        }
        isOver ||= state.isOver;
      }
      await counters.clear(codeTries, key);
      if (isOver) onHit('send');
      return { lastsMs, isOver, waitMs: Math.max(lastsMs ?? 0, RESEND_PAUSE_MS) };
    },
  };
}

export type AccountGuard = ReturnType<typeof createAccountGuard>;
