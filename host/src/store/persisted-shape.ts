import {
  ORDERED_CART_EXPIRY_MS,
  type CartState,
  type PersistedState,
  type SingleItem,
} from '@lapak/contracts/store/store-state';
import { addToCart, type CartLine } from '@lapak/domain/cart';
import type { User } from '@lapak/contracts/api/auth';

export const persistedKeys = [
  'cart',
  'beli',
  'cartSingle',
  'user',
] as const satisfies (keyof PersistedState)[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isQty = (value: unknown) => value === null || (typeof value === 'number' && Number.isFinite(value));

function isLine(value: unknown): value is CartLine {
  return (
    isRecord(value) &&
    typeof value.id === 'number' &&
    typeof value.nama === 'string' &&
    typeof value.harga === 'number' &&
    isQty(value.qty)
  );
}

const lists = ['product_variety', 'wholesale_prices', 'custom_field'] as const;

/** A line of another version may lack a list that pages walk through; the server's product brings it. */
function readLine(value: unknown): CartLine[] {
  if (!isLine(value)) return [];
  const line = { ...value };
  for (const list of lists) if (!Array.isArray(line[list])) line[list] = [];
  return [line];
}

function readCart(value: unknown, now: number): CartState {
  if (!isRecord(value)) return {};
  const carts: CartState = {};
  for (const [username, cart] of Object.entries(value)) {
    if (!isRecord(cart) || !Array.isArray(cart.lines)) continue;
    const orderedAt = typeof cart.orderedAt === 'number' ? cart.orderedAt : null;
    const ordered = orderedAt !== null && now - orderedAt > ORDERED_CART_EXPIRY_MS;
    carts[username] = ordered
      ? { lines: [], orderedAt: null }
      : { lines: cart.lines.flatMap(readLine), orderedAt };
  }
  return carts;
}

function readSingle(value: unknown): SingleItem | null {
  if (!isRecord(value) || typeof value.username !== 'string') return null;
  const [line] = readLine(value.line);
  if (!line) return null;
  return {
    username: value.username,
    line,
    dateServer: typeof value.dateServer === 'string' ? value.dateServer : '',
    affiliateCode: typeof value.affiliateCode === 'string' ? value.affiliateCode : null,
  };
}

function readUser(value: unknown): User | null {
  return isRecord(value) && typeof value.name === 'string' && typeof value.email === 'string'
    ? (value as User)
    : null;
}

/**
 * Reads a persisted state of any version, older, newer or corrupt: keeps what has the right shape, drops the rest. There
 * are no migrations beside it: a release that renames or moves a part reads the old place here too. An ordered cart whose
 * stamp is older than two seconds is restored empty (spec-decisions 1).
 * @param now ms since 1970
 */
export function readPersisted(inbound: unknown, now: number): PersistedState {
  const state = isRecord(inbound) ? inbound : {};
  return {
    cart: readCart(state.cart, now),
    beli: readSingle(state.beli),
    cartSingle: readSingle(state.cartSingle),
    user: readUser(state.user),
  };
}

/**
 * Merges the persisted state with changes made before it was restored: a product added early joins the persisted cart, an
 * item on its way to a checkout replaces the persisted one.
 */
export function mergeEarly(kept: PersistedState, early: PersistedState): PersistedState {
  const cart: CartState = { ...kept.cart };
  for (const [username, { lines }] of Object.entries(early.cart)) {
    const before = cart[username]?.lines ?? [];
    cart[username] = {
      lines: lines.reduce((joined, line) => addToCart(joined, line), before),
      orderedAt: null,
    };
  }
  return {
    cart,
    beli: early.beli ?? kept.beli,
    cartSingle: early.cartSingle ?? kept.cartSingle,
    user: early.user ?? kept.user,
  };
}
