import type { AppStore } from '@lapak/runtime';
import { createContext, use } from 'react';
import type { PageSource } from '../remotes/page-source.ts';

/** What the routes and the shell's components need, made once per page load (browser) or per request (server). */
export interface ShellEnvironment {
  store: AppStore;
  pages: PageSource;
  /** Restores cart, single items and user from the browser's storage, once; resolves when they are in the store. */
  restore: () => Promise<void>;
  /** Whether this browser has a login; a server never has. */
  isLoggedIn: () => boolean;
  /**
   * Grace period: how long to await a page's data before it shows its skeleton, in ms. Infinity on the server, where a failed
   * prefetch also rejects.
   */
  prefetchGraceMs: number;
}

export const ShellEnvironmentContext = createContext<ShellEnvironment | null>(null);

export function useShellEnvironment(): ShellEnvironment {
  const environment = use(ShellEnvironmentContext);
  if (!environment) throw new Error('the shell renders inside its environment');
  return environment;
}
