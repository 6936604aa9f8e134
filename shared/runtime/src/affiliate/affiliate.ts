import { affiliateStorageKey } from '@lapak/contracts/store/store-state';

const LONGEST_CODE = 100;

/** The affiliate code of an address (`aff`), or null; a longer one than an order may have is none. */
export function affiliateIn(query: URLSearchParams): string | null {
  const code = query.get('aff')?.trim() ?? '';
  return code !== '' && code.length <= LONGEST_CODE ? code : null;
}

/** Stores the affiliate code of an address for this visit to the store; the last one counts. */
export function rememberAffiliate(username: string, search: string): void {
  const code = affiliateIn(new URLSearchParams(search));
  if (code === null) return;
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
