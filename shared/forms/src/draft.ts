import { readSession, writeSession } from './session-storage.ts';

const draftKey = (form: string) => `checkout_draft:${form}`;

/** The draft of a form from earlier in this visit. */
export function readDraft(form: string): unknown {
  return readSession(draftKey(form));
}

/** Stores a draft, so that a reload or a lost connection loses nothing; null deletes it. */
export function writeDraft(form: string, values: unknown): void {
  writeSession(draftKey(form), values);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLike = (value: unknown, empty: unknown) =>
  empty === null ? value === null || typeof value === 'object' : typeof value === typeof empty;

/** The entries of a draft that are of the same kind as the template's; an older release may have written it. */
export function likeTemplate<Values extends object>(draft: unknown, template: Values): Partial<Values> {
  if (!isRecord(draft)) return {};
  const fitting = Object.entries(template).filter(
    ([name, empty]) => name in draft && isLike(draft[name], empty),
  );
  return Object.fromEntries(fitting.map(([name]) => [name, draft[name]])) as Partial<Values>; // filtered above
}
