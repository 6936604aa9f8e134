import { readSession, writeSession } from './session-storage.ts';

/** Session storage holds the key, so that a reload after a lost answer repeats the call instead of ordering twice. */
const storageKey = (form: string) => `checkout_key:${form}`;

interface KeptKey {
  key: string;
  /** What the key orders; another content is another order. */
  content: string;
}

/** For browsers that forbid storage: the key lasts as long as the page. */
const memory = new Map<string, KeptKey>();

function isKept(value: unknown): value is KeptKey {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('content' in value)) return false;
  return typeof value.key === 'string' && typeof value.content === 'string';
}

function randomKey(): string {
  // `randomUUID` is missing on plain http addresses.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function keptKey(form: string, content: string): string | null {
  const kept = memory.get(form) ?? readSession(storageKey(form));
  return isKept(kept) && kept.content === content ? kept.key : null;
}

/** An earlier call for this content had no answer: its order may have been made. */
export const isRepeatedOrder = (form: string, content: string): boolean => keptKey(form, content) !== null;

/** The key of a form's order: the kept one while the content is the same, else a new one that is kept. */
export function idempotencyKeyFor(form: string, content: string): string {
  const kept = keptKey(form, content);
  if (kept !== null) return kept;
  const fresh: KeptKey = { key: randomKey(), content };
  memory.set(form, fresh);
  writeSession(storageKey(form), fresh);
  return fresh.key;
}

/** The order is made, or an answer came that took nothing: the next call is a new one. */
export function forgetIdempotencyKey(form: string): void {
  memory.delete(form);
  writeSession(storageKey(form), null);
}
