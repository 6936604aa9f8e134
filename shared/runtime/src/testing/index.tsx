import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom';
import { baseApi } from '../api/base-api.ts';
import { createStore, type RootState } from '../store/create-store.ts';
import { ComingLocationContext } from '../router/coming-location-context.ts';
import type { PageModule } from '../page/page-module.ts';

interface RenderPageOptions {
  /** The route's pattern, from `patterns` of contracts. */
  pattern: string;
  /** The address to open. */
  url: string;
  /** Navigation state that the page gets. */
  state?: unknown;
  preloadedState?: Partial<RootState>;
}

/** Shows where the test stands, for pages that navigate away: `screen.getByTestId('location')`. */
function Elsewhere() {
  const location = useLocation();
  return <output data-testid="location">{location.pathname + location.search}</output>;
}

/**
 * Opens a page as the host does: `prefetch` first, then the component inside a real router and a fresh store. Every
 * other address shows where one landed.
 */
export async function renderPage(
  page: PageModule,
  { pattern, url, state, preloadedState }: RenderPageOptions,
) {
  const store = createStore({ preloadedState: { session: { login: 'guest' }, ...preloadedState } });
  const Page = page.default;
  const router = createMemoryRouter(
    [
      {
        path: pattern,
        HydrateFallback: () => null,
        loader: async ({ params, request }) => {
          const context = {
            dispatch: store.dispatch,
            getState: store.getState,
            params,
            url: new URL(request.url),
          };
          await page.prefetch?.(context)?.catch(() => undefined);
          return null;
        },
        element: <Page />,
      },
      { path: '*', element: <Elsewhere /> },
    ],
    {
      initialEntries: [
        { pathname: url.split('?')[0], search: url.includes('?') ? url.slice(url.indexOf('?')) : '', state },
      ],
    },
  );
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <ComingLocationContext value={() => router.state.navigation.location ?? router.state.location}>
          <RouterProvider router={router} />
        </ComingLocationContext>
      </Provider>,
    ),
  );
  return { ...view, store, router, dispose: () => store.dispatch(baseApi.util.resetApiState()) };
}
