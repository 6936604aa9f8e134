import { voucherStorageKey } from '@lapak/contracts/store/store-state';

/** The voucher code applied in this visit to the store, or null (spec 1 §4, spec 2 §4). */
export function readVoucherCode(username: string): string | null {
  try {
    return globalThis.sessionStorage?.getItem(voucherStorageKey(username)) ?? null;
  } catch {
    return null;
  }
}

/** Stores the applied code for the checkouts; null removes it. */
export function writeVoucherCode(username: string, code: string | null): void {
  try {
    if (code === null) globalThis.sessionStorage.removeItem(voucherStorageKey(username));
    else globalThis.sessionStorage.setItem(voucherStorageKey(username), code);
  } catch {
    // Storage forbidden: the code is only in the form that applied it.
  }
}
