import '@lapak/ui/styles/reset.css';
import '@lapak/ui/styles/tokens.css';
import { Provider, createStore, hasToken, sessionRead } from '@lapak/runtime';
import { RouterProvider, createBrowserRouter } from '@lapak/runtime/stand-alone';
import { createRoot } from 'react-dom/client';
import { standAloneRoutes } from './stand-alone/routes.tsx';
import { StandInShell } from './stand-alone/stand-in-shell.tsx';

const store = createStore();
store.dispatch(sessionRead({ hasToken: hasToken() }));

const router = createBrowserRouter([
  { Component: StandInShell, HydrateFallback: () => null, children: standAloneRoutes(store) },
  { path: '*', Component: StandInShell },
]);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no element with the id "root"');
createRoot(root).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
);
