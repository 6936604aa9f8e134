import { observable } from '../../lib/observable.ts';

/**
 * The end of the console's session while a page is open: calls that are refused wait here for the login that the dialog over the page
 * asks for, and are made again then. One for a document.
 */
interface Ending {
  login: Promise<boolean>;
  settle: (isBack: boolean) => void;
}

let hasBegun = false;
const ending = observable<Ending | null>(null);

function end(): Ending {
  let settle: Ending['settle'] = () => undefined;
  const login = new Promise<boolean>((resolve) => (settle = resolve));
  const next = { login, settle };
  ending.set(next);
  return next;
}

function settle(isBack: boolean) {
  const ended = ending.get();
  ending.set(null);
  ended?.settle(isBack);
}

export const sessionEnd = {
  /** Somebody is logged in: from now on a refusal is an end. */
  begin: () => void (hasBegun = true),
  isOver: () => ending.get() !== null,
  subscribe: ending.subscribe,
  /** Whether a refused call may be made again: after the next login, or not when there was no session, or none follows. */
  loggedInAgain: async (): Promise<boolean> => hasBegun && (ending.get() ?? end()).login,
  renew: () => settle(true),
  /** Logged out: nothing waits for a login any longer. */
  giveUp() {
    hasBegun = false;
    settle(false);
  },
};
