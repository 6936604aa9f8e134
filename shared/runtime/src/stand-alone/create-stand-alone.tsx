import { paths, patterns, type RouteName } from '@lapak/contracts/routes';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { hasToken } from '../api/token.ts';
import { sharedApi } from '../api/shared-endpoints.ts';
import { prefetchQuery } from '../page/prefetch.ts';
import type { PageModule } from '../page/page-module.ts';
import { createStore } from '../store/create-store.ts';
import { sessionRead } from '../store/session-slice.ts';
import { createPagesWithoutShell, PagesWithoutShell } from './pages-without-shell.tsx';
import { StandInShell } from './stand-in-shell.tsx';

const demoStore = 'kopinusantara';

/** Pages whose address needs only the store's name, so that the stand-in shell can link to them. */
type LinkedPage = {
  [N in RouteName]: (typeof paths)[N] extends (username: string) => string ? N : never;
}[RouteName];

interface StandAlone {
  pages: Partial<Record<RouteName, () => Promise<PageModule>>>;
  links: readonly LinkedPage[];
  /** Rendered with every page: the toasts, whose component this package may not import. */
  overlays?: ReactNode;
}

/**
 * Runs a remote without the host: its pages in a stand-in shell, with a real store and the real API.
 * @throws when the document has no element with the id "root"
 */
export function createStandAlone({ pages, links, overlays }: StandAlone): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no element with the id "root"');
  const store = createStore();
  store.dispatch(sessionRead({ hasToken: hasToken() }));
  const byPattern = Object.entries(pages).map(([name, load]) => [patterns[name as RouteName], load]);
  const withoutShell = createPagesWithoutShell({
    store,
    history: createBrowserHistory(),
    pages: Object.fromEntries(byPattern),
    shellPrefetch: (context) =>
      prefetchQuery(context, sharedApi.endpoints.getStoreProfile, context.params.username ?? ''),
  });
  withoutShell.navigation.start();
  const linked = links.map((name) => ({ to: paths[name](demoStore), text: name }));
  createRoot(root).render(
    <Provider store={store}>
      <PagesWithoutShell
        pages={withoutShell}
        layout={(page) => (
          <StandInShell links={linked} overlays={overlays}>
            {page}
          </StandInShell>
        )}
      />
    </Provider>,
  );
}
