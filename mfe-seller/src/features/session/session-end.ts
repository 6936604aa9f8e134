/**
 * The end of the console's session while a page is open: calls that are refused wait here for the login that the dialog over the page
 * asks for, and are made again then. One for a document.
 */
interface Ending {
  login: Promise<boolean>;
  settle: (isBack: boolean) => void;
}

let hasBegun = false;
let ending: Ending | null = null;
const listeners = new Set<() => void>();

function change(next: Ending | null) {
  ending = next;
  for (const listener of listeners) listener();
}

function end(): Ending {
  let settle: Ending['settle'] = () => undefined;
  const login = new Promise<boolean>((resolve) => (settle = resolve));
  const next = { login, settle };
  change(next);
  return next;
}

function settle(isBack: boolean) {
  const { settle: tell } = ending ?? {};
  change(null);
  tell?.(isBack);
}

export const sessionEnd = {
  /** Somebody is logged in: from now on a refusal is an end. */
  begin: () => void (hasBegun = true),
  isOver: () => ending !== null,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Whether a refused call may be made again: after the next login, or not when there was no session, or none follows. */
  loggedInAgain: async (): Promise<boolean> => hasBegun && (ending ?? end()).login,
  renew: () => settle(true),
  /** Logged out: nothing waits for a login any longer. */
  giveUp() {
    hasBegun = false;
    settle(false);
  },
};
