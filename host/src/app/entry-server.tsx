import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import { patterns, type RouteName } from '@lapak/contracts/routes';
import {
  baseApi,
  createStore,
  isApiError,
  matchRoutes,
  prefetchQuery,
  sharedApi,
  type PageModule,
} from '@lapak/runtime';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@lapak/runtime/router-server';
import type { Transport } from '@lapak/runtime/transport';
import type { PipeableStream } from 'react-dom/server';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from './app.tsx';
import { routeTable, type PageRoute } from './route-table.ts';
import { createRoutes } from './routes.tsx';
import type { ShellEnvironment } from './shell-environment.ts';
import { themeName } from '../shell/theme.ts';

export * as runtime from '@lapak/runtime';
export { isApiError, themeName };

const table = (Object.keys(patterns) as RouteName[]).map((name) => ({
  id: name,
  path: `/${patterns[name]}`,
}));

export interface MatchedPage extends PageRoute {
  name: RouteName;
  params: Readonly<Record<string, string | undefined>>;
}

/** The page that an address leads to, or null for the 404 page and redirects. */
export function matchPage(pathname: string): MatchedPage | null {
  if (pathname === '/onlinestore') return null;
  const match = matchRoutes(table, pathname)?.at(-1);
  if (!match) return null;
  const name = match.route.id as RouteName;
  return { ...routeTable[name], name, params: match.params };
}

/** Asks for the store's profile in a store of its own; the state is what the shell starts with. */
export async function loadStoreState(username: string, origin: string, transport: Transport) {
  const store = createStore({ transport, preloadedState: { site: { origin } } });
  try {
    const context = {
      dispatch: store.dispatch,
      getState: store.getState,
      params: {},
      url: new URL('http://store'),
    };
    const profile = await prefetchQuery(context, sharedApi.endpoints.getStoreProfile, username);
    return { profile: profile.data, state: handOver(store) };
  } finally {
    store.dispatch(baseApi.util.resetApiState());
  }
}

/** The part of the state that goes into the document: data, nothing of a person. */
function handOver(store: ReturnType<typeof createStore>): Record<string, unknown> {
  const { api, site } = store.getState();
  return { api: { ...api, subscriptions: {} }, site };
}

interface RenderOptions {
  url: string;
  id: RemoteModuleId;
  page: PageModule;
  transport: Transport;
  /** Aborted when nobody waits for the page any more. */
  signal: AbortSignal;
  onError: (error: unknown) => void;
  onShellReady: (stream: PipeableStream, state: Record<string, unknown>) => void;
  onAllReady: () => void;
  onShellError: (error: unknown) => void;
}

const namesOf = (id: RemoteModuleId) =>
  (Object.keys(routeTable) as RouteName[]).filter((name) => routeTable[name].module === id);

/**
 * Renders one public page with a store of its own. The route's loaders run first, so that the store holds what the first
 * view needs; a failed prefetch rejects, and the caller answers with the shell instead.
 */
export async function renderPage(options: RenderOptions): Promise<() => void> {
  const site = { origin: new URL(options.url).origin };
  const store = createStore({ transport: options.transport, preloadedState: { site } });
  const environment: ShellEnvironment = {
    store,
    pages: {
      load: async () => options.page,
      loaded: () => options.page,
      demote: () => false,
      reset: () => undefined,
    },
    remember: () => Promise.resolve(),
    isLoggedIn: () => false,
    prefetchGraceMs: Infinity,
  };
  const release = () => void store.dispatch(baseApi.util.resetApiState());
  const handler = createStaticHandler(createRoutes(environment, namesOf(options.id)));
  const context = await handler
    .query(new Request(options.url, { signal: options.signal }))
    .catch((error: unknown) => {
      release();
      throw error;
    });
  if (context instanceof Response) {
    release();
    throw new Error(`the page redirects to ${context.headers.get('Location') ?? 'nowhere'}`);
  }
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) {
    release();
    throw failure;
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const stream = renderToPipeableStream(
    <App environment={environment} preload={() => undefined}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    {
      onError: options.onError,
      onShellError: options.onShellError,
      onShellReady: () => options.onShellReady(stream, handOver(store)),
      onAllReady: options.onAllReady,
    },
  );
  options.signal.addEventListener('abort', () => stream.abort(), { once: true });
  return release;
}
