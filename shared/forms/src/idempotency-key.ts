/** Local storage holds the key, so that a call after a lost answer is the same order: after a reload and in every tab. */
const storageKey = (form: string) => `checkout_key:${form}`;

/** What was not paid by then has ended: nobody is asked about it any more. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

interface KeptKey {
  key: string;
  /** When it was first sent, in milliseconds since 1970. */
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
    // Unreadable, or forbidden: as if there were none.
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
 * The key of a form's next call, and whether it was sent before without an answer: then its order may have been made. Such
 * a key stays, whatever is sent: the server compares, and never makes a second order with it.
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

/** What became of the key is known: the next call is a new order. */
export function forgetIdempotencyKey(form: string): void {
  memory.delete(form);
  try {
    globalThis.localStorage.removeItem(storageKey(form));
  } catch {
    // Nothing was kept.
  }
}
