import '@lapak/ui/styles/reset.css';
import '@lapak/ui/styles/tokens.css';
import { createRoot } from 'react-dom/client';
import { patterns } from '@lapak/contracts/routes';
import { Provider, createStore, hasToken, sessionRead, sharedApi, type PageModule } from '@lapak/runtime';
import { RouterProvider, createBrowserRouter, type RouteObject } from '@lapak/runtime/stand-alone';
import { exposes } from './exposes.ts';

// The stand-in shell: this remote's pages with a real store and the real API, without the host and the other remotes.
const store = createStore();
store.dispatch(sessionRead({ hasToken: hasToken() }));

function pageRoute(path: string, load: () => Promise<PageModule>): RouteObject {
  return {
    path,
    lazy: async () => {
      const { default: Component, prefetch } = await load();
      return {
        Component,
        loader: async ({ params, request }) => {
          if (params.username)
            void store.dispatch(sharedApi.endpoints.getStoreProfile.initiate(params.username));
          const context = {
            dispatch: store.dispatch,
            getState: store.getState,
            params,
            url: new URL(request.url),
          };
          // The page shows what went wrong itself; the shell only starts the loading.
          await prefetch?.(context)?.catch(() => undefined);
          return null;
        },
      };
    },
    HydrateFallback: () => <p>Memuat…</p>,
  };
}

const router = createBrowserRouter([
  pageRoute(patterns.home, exposes.Home),
  pageRoute(patterns.product, exposes.ProductDetail),
  pageRoute(patterns.banner, exposes.BannerDetail),
  pageRoute(patterns.wishlist, exposes.Wishlist),
  pageRoute(patterns.seller, exposes.Seller),
]);

const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
createRoot(root).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
);
