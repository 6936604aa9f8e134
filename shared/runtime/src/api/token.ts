import { TOKEN_STORAGE_KEY } from '@lapak/contracts/store/store-state';

/** The token in a browser whose storage is forbidden or full: the login lasts as long as the page. */
let inMemory: string | null = null;

/** The bearer token of the logged-in shopper, or null: none, or on the server. */
export function readToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(TOKEN_STORAGE_KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

export function hasToken(): boolean {
  return readToken() !== null;
}

export function writeToken(token: string): void {
  inMemory = null;
  try {
    globalThis.localStorage.setItem(TOKEN_STORAGE_KEY, token);
  } catch {
    // The one before goes, so that it is not read in place of this one.
    clearToken();
    inMemory = token;
  }
}

export function clearToken(): void {
  inMemory = null;
  try {
    globalThis.localStorage.removeItem(TOKEN_STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}
