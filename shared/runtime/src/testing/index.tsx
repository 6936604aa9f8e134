import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { parsePath, useLocation } from 'react-router-dom';
import { baseApi } from '../api/base-api.ts';
import { createPagesWithoutShell, PagesWithoutShell } from '../stand-alone/pages-without-shell.tsx';
import type { PageModule } from '../page/page-module.ts';
import { createStore, type RootState } from '../store/create-store.ts';
import { createMemoryHistory } from './memory-history.ts';

interface RenderPageOptions {
  /** The route's pattern, from `patterns` of contracts. */
  pattern: string;
  /** The address to open. */
  url: string;
  /** Navigation state that the page gets. */
  state?: unknown;
  preloadedState?: Partial<RootState>;
}

/** Shows the current address, for pages that navigate away: `screen.getByTestId('location')`. */
function Elsewhere() {
  const location = useLocation();
  return <output data-testid="location">{location.pathname + location.search}</output>;
}

/**
 * Opens a page as the shop does: `prefetch` first, then the component, inside the real navigation and a fresh store.
 * Every other address shows itself.
 */
export async function renderPage(
  page: PageModule,
  { pattern, url, state, preloadedState }: RenderPageOptions,
) {
  const store = createStore({ preloadedState: { session: { login: 'guest' }, ...preloadedState } });
  const pages = createPagesWithoutShell({
    store,
    history: createMemoryHistory({ initialEntries: [{ ...parsePath(url), state }] }),
    pages: { [pattern]: async () => page },
  });
  const { navigation } = pages;
  navigation.start();
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <PagesWithoutShell pages={pages} elsewhere={<Elsewhere />} />
      </Provider>,
    ),
  );
  /** Goes to an address, or through the history; the page is shown when its data is loaded, or after the grace period. */
  const navigate = (to: string | number) =>
    act(async () => (typeof to === 'number' ? navigation.navigator.go(to) : navigation.navigator.push(to)));
  return {
    ...view,
    store,
    navigation,
    navigate,
    /** The shown address, and whether a navigation is pending. */
    shown: navigation.getState,
    dispose: () => store.dispatch(baseApi.util.resetApiState()),
  };
}
