import type { ReactNode } from 'react';
import { createPath, matchRoutes, type Location } from 'react-router-dom';
import type { PageContext, PageModule } from '../page/page-module.ts';
import { PREFETCH_GRACE_MS, runPrefetch } from '../page/run-prefetch.ts';
import type { AppStore } from '../store/create-store.ts';
import { createNavigation, type History, type Loaded } from '../navigation/navigation.ts';
import { NavigationProvider, useNavigationState } from '../navigation/navigation-provider.tsx';
import { PageAtAddress } from '../navigation/page-at-address.tsx';
import { createScrollMemory } from '../navigation/scroll-memory.ts';

interface Options {
  store: AppStore;
  history: History;
  /** Loaders of the pages' files, by the pattern of its addresses (`patterns` of contracts). */
  pages: Readonly<Record<string, () => Promise<PageModule>>>;
  /** Prefetch of the shell for every page. The page shows a failure. */
  shellPrefetch?: (context: PageContext) => Promise<unknown>;
}

/**
 * Pages without the shell, for the stand-in shells and the tests of the remotes: no guards and no federation, but
 * the real navigation. Files and data of an address are loaded before it is shown.
 */
export function createPagesWithoutShell({ store, history, pages, shellPrefetch }: Options) {
  const patterns = Object.keys(pages);
  const loaded = new Map<string, PageModule>();

  async function load(location: Location): Promise<Loaded> {
    const routes = Object.entries(pages).map(([path, loadFiles]) => ({ path, loadFiles }));
    const match = matchRoutes(routes, location)?.at(-1);
    if (!match) return { kind: 'ready' };
    const { params, route } = match;
    const page = await route.loadFiles();
    loaded.set(route.path, page);
    const url = new URL(createPath(location), window.location.origin);
    const { dispatch, getState } = store;
    await Promise.all([
      shellPrefetch?.({ dispatch, getState, params, url }).catch(() => undefined),
      runPrefetch(page, { store, prefetchGraceMs: PREFETCH_GRACE_MS }, { params, url }),
    ]);
    return { kind: 'ready' };
  }

  const scrolls = createScrollMemory();
  return {
    navigation: createNavigation({ history, load, scrolls }),
    scrolls,
    patterns,
    loaded: (pattern: string) => loaded.get(pattern),
  };
}

interface PagesWithoutShellProps {
  pages: ReturnType<typeof createPagesWithoutShell>;
  /** Rendered at addresses without a page. */
  elsewhere?: ReactNode;
  /** Layout around the page. */
  layout?: (page: ReactNode) => ReactNode;
}

function CurrentPage({ pages, elsewhere }: Omit<PagesWithoutShellProps, 'layout'>) {
  const { started, failure } = useNavigationState();
  if (!started) return null;
  if (failure) throw failure.error;
  return <PageAtAddress patterns={pages.patterns} loaded={pages.loaded} elsewhere={elsewhere} />;
}

/** Shows the pages at the address of their navigation. */
export function PagesWithoutShell({ pages, elsewhere, layout = (page) => page }: PagesWithoutShellProps) {
  return (
    <NavigationProvider navigation={pages.navigation} scrolls={pages.scrolls}>
      {layout(<CurrentPage pages={pages} elsewhere={elsewhere} />)}
    </NavigationProvider>
  );
}
