import '@lapak/ui/styles/tokens.css';
import '@lapak/ui/styles/reset.css';
import { patterns } from '@lapak/contracts/routes';
import {
  createStore,
  hasToken,
  prefetchQuery,
  Provider,
  sessionRead,
  sharedApi,
  type PageContext,
  type PageModule,
} from '@lapak/runtime';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  type RouteObject,
} from '@lapak/runtime/stand-alone';
import { ScrollTopButton } from '@lapak/ui/scroll-top-button';
import { Toaster } from '@lapak/ui/toaster';
import { createRoot } from 'react-dom/client';
import * as home from '../../../mfe-storefront/src/pages/home/home-page.tsx';
import * as product from '../../../mfe-storefront/src/pages/product-detail/product-detail-page.tsx';

// What the shop would be without federation and without painting: one bundle that draws everything in the browser.
const store = createStore();
store.dispatch(sessionRead({ hasToken: hasToken() }));

function pageRoute(path: string, { default: Component, prefetch }: PageModule): RouteObject {
  return {
    path: `/${path}`,
    Component,
    loader: async ({ params, request }) => {
      const context: PageContext = {
        dispatch: store.dispatch,
        getState: store.getState,
        params,
        url: new URL(request.url),
      };
      await Promise.allSettled([
        prefetchQuery(context, sharedApi.endpoints.getStoreProfile, params.username ?? ''),
        prefetch?.(context),
      ]);
      return null;
    },
  };
}

function Shell() {
  return (
    <>
      <Outlet />
      <ScrollTopButton />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}

const router = createBrowserRouter([
  {
    element: <Shell />,
    HydrateFallback: () => <p>Memuat…</p>,
    children: [pageRoute(patterns.home, home), pageRoute(patterns.product, product)],
  },
]);

createRoot(document.getElementById('root') ?? document.body).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
);
