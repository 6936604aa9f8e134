/** A text that the previous page passed in the navigation state; null without it. */
export function textOfState(state: unknown, key: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const value: unknown = Reflect.get(state, key);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Name in the navigation state of the login: the address to go to afterwards, for who was sent there by a guard. */
export const RETURN_TO = 'returnTo';
