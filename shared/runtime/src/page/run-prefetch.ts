import type { AppStore } from '../store/create-store.ts';
import type { PageContext, PageModule } from './page-module.ts';

/** Grace period: how long a browser awaits a page's data before the page shows its skeleton, in ms. */
export const PREFETCH_GRACE_MS = 300;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Waiting {
  store: AppStore;
  /**
   * Grace period: how long to await a page's data before it shows its skeleton, in ms. Infinity on the server, where a failed
   * prefetch also rejects.
   */
  prefetchGraceMs: number;
}

/** Starts a page's prefetch; in a browser the page shows a failure. */
export async function runPrefetch(
  page: PageModule,
  { store, prefetchGraceMs }: Waiting,
  { params, url }: Pick<PageContext, 'params' | 'url'>,
): Promise<void> {
  const running = page.prefetch?.({ dispatch: store.dispatch, getState: store.getState, params, url });
  if (!running) return;
  if (prefetchGraceMs === Infinity) await running;
  else await Promise.race([running.catch(() => undefined), after(prefetchGraceMs)]);
}
