import { affiliateStorageKey } from '@lapak/contracts/store/store-state';

const LONGEST_CODE = 100;

/** Stores the affiliate code of an address (`aff`) for this visit to the store; the last one counts. */
export function rememberAffiliate(username: string, search: string): void {
  const code = new URLSearchParams(search).get('aff')?.trim();
  if (!code || code.length > LONGEST_CODE) return;
  try {
    globalThis.sessionStorage.setItem(affiliateStorageKey(username), code);
  } catch {
    // Storage forbidden: the code counts on the product page that it came with.
  }
}

/** The affiliate code of this visit to the store, or null. */
export function readAffiliate(username: string): string | null {
  try {
    return globalThis.sessionStorage.getItem(affiliateStorageKey(username));
  } catch {
    return null;
  }
}
