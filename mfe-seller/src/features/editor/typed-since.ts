/**
 * The values of a form after a save, with what was typed while it ran.
 * @param sent as they were sent
 * @param now as they are
 * @param saved as the answer has them
 * @returns null when nothing was typed meanwhile
 */
export function typedSince<Values extends object>(sent: Values, now: Values, saved: Values): Values | null {
  const names = Object.keys({ ...sent, ...now }) as (keyof Values)[];
  const changed = names.filter((name) => now[name] !== sent[name]);
  if (changed.length === 0) return null;
  return { ...saved, ...Object.fromEntries(changed.map((name) => [name, now[name]])) };
}
