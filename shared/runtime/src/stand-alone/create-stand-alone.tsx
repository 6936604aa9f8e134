import { paths, type RouteName } from '@lapak/contracts/routes';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { hasToken } from '../api/token.ts';
import { createStore } from '../store/create-store.ts';
import { sessionRead } from '../store/session-slice.ts';
import { standAloneRoutes, type StandAlonePages } from './stand-alone-routes.tsx';
import { StandInShell } from './stand-in-shell.tsx';

const demoStore = 'kopinusantara';

/** Pages whose address needs nothing but the store's name: those that a link can lead to. */
type LinkedPage = {
  [N in RouteName]: (typeof paths)[N] extends (username: string) => string ? N : never;
}[RouteName];

interface StandAlone {
  pages: StandAlonePages;
  links: readonly LinkedPage[];
  /** What stands beside every page: the toasts, whose component this package may not import. */
  beside?: ReactNode;
}

/**
 * Runs a remote without the host: its pages in a stand-in shell, with a real store and the real API.
 * @throws when the document has no element with the id "root"
 */
export function createStandAlone({ pages, links, beside }: StandAlone): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no element with the id "root"');
  const store = createStore();
  store.dispatch(sessionRead({ hasToken: hasToken() }));
  const shell = (
    <StandInShell links={links.map((name) => ({ to: paths[name](demoStore), text: name }))} beside={beside} />
  );
  const router = createBrowserRouter([
    { element: shell, HydrateFallback: () => null, children: standAloneRoutes(pages, store) },
    { path: '*', element: shell },
  ]);
  createRoot(root).render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}
