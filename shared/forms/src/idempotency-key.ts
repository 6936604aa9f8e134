/** The key is in local storage: a retry after a lost answer is the same order after a reload and in every tab too. */
const storageKey = (form: string) => `checkout_key:${form}`;

/** After this time an unpaid order has expired, and its key is dropped. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

interface KeptKey {
  key: string;
  /** Time of the first request, in milliseconds since 1970. */
  sentAt: number;
}

/** For browsers that forbid storage: the key lasts as long as the page. */
const memory = new Map<string, KeptKey>();

function isKept(value: unknown): value is KeptKey {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('sentAt' in value)) return false;
  return typeof value.key === 'string' && typeof value.sentAt === 'number';
}

function randomKey(): string {
  // `randomUUID` is missing on plain http addresses.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readKept(form: string): KeptKey | null {
  let kept: unknown = memory.get(form);
  try {
    kept ??= JSON.parse(globalThis.localStorage.getItem(storageKey(form)) ?? 'null');
  } catch {
    // Unreadable or forbidden storage counts as empty.
  }
  return isKept(kept) && Date.now() - kept.sentAt < LONGEST_MS ? kept : null;
}

function keep(form: string, kept: KeptKey): void {
  try {
    globalThis.localStorage.setItem(storageKey(form), JSON.stringify(kept));
  } catch {
    memory.set(form, kept);
  }
}

/**
 * The key of a form's next call, and whether an earlier call with it had no answer: then its order may exist. Such a
 * key is kept even when the form changes: the server compares the order, and never makes a second one for the key.
 */
export function idempotencyKeyOf(form: string): { idempotencyKey: string; isRepeated: boolean } {
  const kept = readKept(form);
  if (kept) return { idempotencyKey: kept.key, isRepeated: true };
  const fresh: KeptKey = { key: randomKey(), sentAt: Date.now() };
  keep(form, fresh);
  return { idempotencyKey: fresh.key, isRepeated: false };
}

/** An earlier call of the form had no answer: its order may have been made. */
export const isRepeatedOrder = (form: string): boolean => readKept(form) !== null;

/** The result for the key is known: the next call is a new order. */
export function forgetIdempotencyKey(form: string): void {
  memory.delete(form);
  try {
    globalThis.localStorage.removeItem(storageKey(form));
  } catch {
    // Nothing was stored.
  }
}
