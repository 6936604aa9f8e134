/** A text that the page before handed over in the navigation state; null when one came here another way. */
export function textOfState(state: unknown, key: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const value: unknown = Reflect.get(state, key);
  return typeof value === 'string' && value !== '' ? value : null;
}
