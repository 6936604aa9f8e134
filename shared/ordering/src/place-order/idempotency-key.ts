import { v4 as uuid } from 'uuid';

/** The key is in local storage: a retry after a lost answer is the same order after a reload and in every tab too. */
const storageKey = (form: string) => `checkout_key:${form}`;

/** After this time an unpaid order has expired, and its key is dropped. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** How long after its answer the same order again is a question. */
const RECENT_MS = 10 * 60 * 1000;

interface KeptKey {
  key: string;
  /** Time of the first request, in milliseconds since 1970. */
  sentAt: number;
  /** Time of the answer that its order was made. */
  orderedAt?: number;
}

export interface FormKey {
  idempotencyKey: string;
  /** An earlier call was sent with the key: its order may exist. */
  isRepeated: boolean;
  /** Its order exists: it was answered a few minutes ago. */
  isOrdered: boolean;
}

/** Holds keys for browsers that forbid storage: the key lasts as long as the page. */
const memory = new Map<string, KeptKey>();

function isKept(value: unknown): value is KeptKey {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('sentAt' in value)) return false;
  return typeof value.key === 'string' && typeof value.sentAt === 'number';
}

function isCurrent({ sentAt, orderedAt }: KeptKey): boolean {
  const now = Date.now();
  return orderedAt === undefined ? now - sentAt < LONGEST_MS : now - orderedAt < RECENT_MS;
}

function readKept(form: string): KeptKey | null {
  let kept: unknown = memory.get(form);
  try {
    kept ??= JSON.parse(globalThis.localStorage.getItem(storageKey(form)) ?? 'null');
  } catch {
    // Unreadable or forbidden storage counts as empty.
  }
  return isKept(kept) && isCurrent(kept) ? kept : null;
}

function keep(form: string, kept: KeptKey): void {
  try {
    globalThis.localStorage.setItem(storageKey(form), JSON.stringify(kept));
  } catch {
    memory.set(form, kept);
  }
}

/**
 * The key of a form's next call. One whose call had no answer, or has made an order a few minutes ago, is used again even
 * when the form has changed: the server compares the order, and never makes a second one for the key.
 */
export function idempotencyKeyOf(form: string): FormKey {
  const kept = readKept(form);
  if (kept) return { idempotencyKey: kept.key, isRepeated: true, isOrdered: kept.orderedAt !== undefined };
  const fresh: KeptKey = { key: uuid(), sentAt: Date.now() };
  keep(form, fresh);
  return { idempotencyKey: fresh.key, isRepeated: false, isOrdered: false };
}

/** The form's key has made an order. */
export function noteOrderOfKey(form: string): void {
  const kept = readKept(form);
  if (kept) keep(form, { ...kept, orderedAt: Date.now() });
}

/** An earlier call of the form has made an order, or had no answer and may have made one. */
export const isRepeatedOrder = (form: string): boolean => readKept(form) !== null;

/** The next call of the form is a new order. */
export function removeIdempotencyKey(form: string): void {
  memory.delete(form);
  try {
    globalThis.localStorage.removeItem(storageKey(form));
  } catch {
    // Nothing was stored.
  }
}
