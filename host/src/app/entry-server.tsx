import type { StoreProfile } from '@lapak/contracts/api/catalogue';
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

interface PageRequest {
  url: string;
  /** Of the store in the address. */
  username: string;
  id: RemoteModuleId;
  page: PageModule;
  transport: Transport;
  /** Aborted when nobody waits for the page any more. */
  signal: AbortSignal;
}

interface RenderHandlers {
  /** A part of the page failed; the browser draws it. */
  onError: (error: unknown) => void;
  /** The whole page failed: nothing will be written. */
  onShellError: (error: unknown) => void;
  /** Everything is rendered, also what suspended: it can be written in order and whole. */
  onAllReady: (stream: PipeableStream) => void;
}

export interface PreparedPage {
  profile: StoreProfile | null;
  /** The store's state that the page is rendered with, as JSON. */
  state: string;
  /** Starts the render. */
  render: (handlers: RenderHandlers) => void;
  /** Lets go of everything that the page holds. */
  release: () => void;
}

const namesOf = (id: RemoteModuleId) =>
  (Object.keys(routeTable) as RouteName[]).filter((name) => routeTable[name].module === id);

/** The router of one request, after the loaders of its route have run. Rejects as the first loader that fails. */
async function loadRoute(environment: ShellEnvironment, { url, id, signal }: PageRequest) {
  const handler = createStaticHandler(createRoutes(environment, namesOf(id)));
  const context = await handler.query(new Request(url, { signal }));
  if (context instanceof Response)
    throw new Error(`the page redirects to ${context.headers.get('Location') ?? 'nowhere'}`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;
  const router = createStaticRouter(handler.dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}

function serverEnvironment({ url, page, transport }: PageRequest): ShellEnvironment {
  const site = { origin: new URL(url).origin };
  return {
    store: createStore({ transport, preloadedState: { site } }),
    pages: { load: async () => page, loaded: () => page, demote: () => false, reset: () => undefined },
    remember: () => Promise.resolve(),
    isLoggedIn: () => false,
    prefetchGraceMs: Infinity,
  };
}

/** The profile among the answers that a store has. */
function profileIn(store: ReturnType<typeof createStore>, username: string): StoreProfile | null {
  const { data } = sharedApi.endpoints.getStoreProfile.select(username)(store.getState());
  return data?.data ?? null;
}

/**
 * Prepares one public page with a store of its own: the route's loaders run, so that the store holds what the first view
 * needs. Rejects when one fails, and the caller answers with the shell instead.
 */
export async function preparePage(request: PageRequest): Promise<PreparedPage> {
  const environment = serverEnvironment(request);
  const { store } = environment;
  const release = () => void store.dispatch(baseApi.util.resetApiState());
  try {
    const routed = await loadRoute(environment, request);
    return {
      profile: profileIn(store, request.username),
      state: JSON.stringify(handOver(store)),
      release,
      render({ onError, onShellError, onAllReady }) {
        const app = (
          <App environment={environment} preload={() => undefined}>
            {routed}
          </App>
        );
        const stream = renderToPipeableStream(app, {
          // Parts that suspended stand in their place: scripts that move them there would need a laxer policy.
          progressiveChunkSize: Infinity,
          onError,
          onShellError,
          onAllReady: () => onAllReady(stream),
        });
        request.signal.addEventListener('abort', () => stream.abort(), { once: true });
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
