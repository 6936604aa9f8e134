import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { baseApi } from '../api/base-api.ts';
import type { Transport } from '../api/transport.ts';
import type { PageModule } from '../page/page-module.ts';
import { createStore } from '../store/create-store.ts';

interface Painting {
  /** The route's pattern. */
  pattern: string;
  /** Path and query. */
  path: string;
  /** What the API answers by path; anything else is an answer of 404. */
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
  const Page = page.default;
  const routes = [
    {
      path: pattern,
      element: <Page />,
      loader: async ({
        params,
        request,
      }: {
        params: Record<string, string | undefined>;
        request: Request;
      }) => {
        const { dispatch, getState } = store;
        await page.prefetch?.({ dispatch, getState, params, url: new URL(request.url) });
        return null;
      },
    },
  ];
  const handler = createStaticHandler(routes);
  try {
    const context = await handler.query(new Request(origin + path));
    if (context instanceof Response)
      throw new Error(`redirected to ${context.headers.get('location') ?? ''}`);
    if (context.errors) throw Object.values(context.errors)[0];
    const router = createStaticRouter(handler.dataRoutes, context);
    return renderToString(
      <Provider store={store}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Provider>,
    );
  } finally {
    // Else the timers of what is kept hold the process.
    store.dispatch(baseApi.util.resetApiState());
  }
}
