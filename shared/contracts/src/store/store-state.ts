import type { CartLine } from '@lapak/domain/cart';
import type { User } from '../api/auth.ts';
import type { StoreEvent } from '../api/event.ts';

/** One store's cart. `orderedAt` (ms since 1970) is stamped by a successful checkout; docs/spec-decisions.md row 1. */
export interface StoreCart {
  lines: CartLine[];
  orderedAt: number | null;
}

/** Carts by store username. */
export type CartState = Record<string, StoreCart>;

/** An ordered cart rehydrates to an empty list once its stamp is older than this (spec 3 §9, decision 1). */
export const ORDERED_CART_EXPIRY_MS = 2000;

/**
 * The item of a single-item checkout: `beli` holds goods bought directly, `cartSingle` a service or a digital product.
 * `affiliateCode` is the `aff` of the product page.
 */
export interface SingleItem {
  username: string;
  line: CartLine;
  dateServer: string;
  affiliateCode: string | null;
}

/** A ticket with the quantity that the shopper chose. */
export interface SelectedTicket {
  id: number;
  nama_tiket: string;
  harga: number;
  qty: number;
}

/** The host's persisted state in the browser's storage. */
export interface PersistedState {
  cart: CartState;
  beli: SingleItem | null;
  cartSingle: SingleItem | null;
  user: User | null;
}

/** Held for the visit only (spec 3 §3, client-held state). */
export interface VisitState {
  event: { username: string; event: StoreEvent } | null;
  tickets: SelectedTicket[];
}

/** The version of the persisted shape; bumped when it changes. Every version reads every other's state by its content. */
export const PERSIST_VERSION = 1;

/** Local storage key of the bearer token (spec 1 §6). */
export const TOKEN_STORAGE_KEY = 'token';

/** Session storage key of the affiliate code (`aff`) of this visit, per store; the last one counts. */
export const affiliateStorageKey = (username: string) => `aff:${username}`;

/** Session storage key of an applied voucher code (spec 1 §4), per store. */
export const voucherStorageKey = (username: string) => `voucher_code:${username}`;
