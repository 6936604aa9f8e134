import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { matchRoutes } from 'react-router-dom';
import { baseApi } from '../api/base-api.ts';
import type { Transport } from '../api/transport.ts';
import { NavigationProvider } from '../navigation/navigation-provider.tsx';
import { PageAtAddress } from '../navigation/page-at-address.tsx';
import { paintedNavigation } from '../navigation/painted-navigation.ts';
import type { PageModule } from '../page/page-module.ts';
import { runPrefetch } from '../page/run-prefetch.ts';
import { createStore } from '../store/create-store.ts';

interface Painting {
  /** The route's pattern. */
  pattern: string;
  /** Path and query. */
  path: string;
  /** The API's answers by path; other paths get 404. */
  answers: Readonly<Record<string, unknown>>;
}

const origin = 'https://lapak.example';

/** Paints a page as the server does: `prefetch` into a store of its own, then HTML. No window, no document. */
export async function paintPage(page: PageModule, { pattern, path, answers }: Painting): Promise<string> {
  const transport: Transport = ({ url }) => {
    const data = answers[url];
    return Promise.resolve({
      status: data ? 200 : 404,
      data: data ?? { code: '-2', info: '' },
      requestId: null,
    });
  };
  const store = createStore({ transport, preloadedState: { site: { origin } } });
  try {
    const url = new URL(origin + path);
    const { pathname, search } = url;
    const params = matchRoutes([{ path: pattern }], pathname)?.at(-1)?.params;
    if (!params) throw new Error(`${path} is no address of ${pattern}`);
    await runPrefetch(page, { store, prefetchGraceMs: Infinity }, { params, url });
    const location = { pathname, search, hash: '', state: null, key: 'default', mask: undefined };
    return renderToString(
      <Provider store={store}>
        <NavigationProvider navigation={paintedNavigation(location)}>
          <PageAtAddress patterns={[pattern]} loaded={() => page} />
        </NavigationProvider>
      </Provider>,
    );
  } finally {
    // Otherwise the cache's timers keep the process running.
    store.dispatch(baseApi.util.resetApiState());
  }
}
