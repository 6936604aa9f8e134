import type { FormApi } from 'final-form';

/** What was typed into a form since its values were sent; null when nothing was. */
function typedSince<Values extends object>(sent: Values, now: Values): Partial<Values> | null {
  const names = Object.keys({ ...sent, ...now }) as (keyof Values)[];
  const changed = names.filter((name) => now[name] !== sent[name]);
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Values>; // of `now`
}

/**
 * Begins a form anew from what a save gave. What was typed while it ran stays, as a change over it; so do focus and open sections.
 * @param sent the values as they were sent
 * @param saved as the answer has them
 * @returns the values of the form when something was typed meanwhile, otherwise null
 */
export function beginFromSaved<Values extends object>(
  form: FormApi<Values>,
  sent: Values,
  saved: Values,
): Values | null {
  const typed = typedSince(sent, form.getState().values);
  form.batch(() => {
    form.initialize(saved);
    for (const [name, value] of Object.entries(typed ?? {}))
      form.change(name as keyof Values, value as Values[keyof Values]); // of `typed`
  });
  return typed && { ...saved, ...typed };
}
