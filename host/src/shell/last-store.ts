import { useEffect } from 'react';

const KEY = 'lapak:last-store';
const STORE_PATH = /^\/([^/]+)\/onlinestore(\/|$)/;

/** Stores the username of the last visited store, for the 404 page's link back (spec-decisions 7). */
export function useRememberedStore(pathname: string): void {
  useEffect(() => {
    const username = STORE_PATH.exec(pathname)?.[1];
    if (!username) return;
    try {
      window.sessionStorage.setItem(KEY, decodeURIComponent(username));
    } catch {
      // Storage forbidden: the 404 page then has no link back.
    }
  }, [pathname]);
}

/** Username of the store visited last in this tab, or null. */
export function lastStore(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
