import { TOKEN_STORAGE_KEY } from '@lapak/contracts/store/store-state';

/** The bearer token of the logged-in shopper, or null: none, no storage (server), or storage forbidden. */
export function readToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(TOKEN_STORAGE_KEY) ?? null;
  } catch {
    return null; // storage forbidden: no login
  }
}

export function hasToken(): boolean {
  return readToken() !== null;
}

export function writeToken(token: string): void {
  globalThis.localStorage.setItem(TOKEN_STORAGE_KEY, token);
}

export function clearToken(): void {
  globalThis.localStorage.removeItem(TOKEN_STORAGE_KEY);
}
