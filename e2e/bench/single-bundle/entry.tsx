import '@lapak/ui/styles/tokens.css';
import '@lapak/ui/styles/reset.css';
import { patterns } from '@lapak/contracts/routes';
import {
  createBrowserHistory,
  createStore,
  hasToken,
  prefetchQuery,
  Provider,
  sessionRead,
  sharedApi,
} from '@lapak/runtime';
import { createPagesWithoutShell, PagesWithoutShell } from '@lapak/runtime/pages-without-shell';
import { ScrollTopButton } from '@lapak/ui/scroll-top-button';
import { Toaster } from '@lapak/ui/toaster';
import { createRoot } from 'react-dom/client';
import * as home from '../../../mfe-storefront/src/pages/home/home-page.tsx';
import * as product from '../../../mfe-storefront/src/pages/product-detail/product-detail-page.tsx';

// What the shop would be without federation and without painting: one bundle that draws everything in the browser.
const store = createStore();
store.dispatch(sessionRead({ hasToken: hasToken() }));

const pages = createPagesWithoutShell({
  store,
  history: createBrowserHistory(),
  pages: { [patterns.home]: async () => home, [patterns.product]: async () => product },
  shellPrefetch: (context) =>
    prefetchQuery(context, sharedApi.endpoints.getStoreProfile, context.params.username ?? ''),
});
pages.navigation.start();

createRoot(document.getElementById('root') ?? document.body).render(
  <Provider store={store}>
    <PagesWithoutShell
      pages={pages}
      layout={(page) => (
        <>
          {page}
          <ScrollTopButton />
          <Toaster />
        </>
      )}
    />
  </Provider>,
);
