import type { StoreProfile } from '@lapak/contracts/api/store';
import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import { baseApi, createStore, isApiError, prefetchQuery, sharedApi, type PageModule } from '@lapak/runtime';
import { paintedNavigation } from '@lapak/runtime/painted-navigation';
import type { Transport } from '@lapak/runtime/transport';
import { setAutoFreeze } from 'immer';
import type { ReactElement } from 'react';
import { App } from './app.tsx';
import { addressLoader } from './load-address.ts';
import { matchPage, type MatchedPage } from './match-page.ts';
import { paintNotFound } from './paint-not-found.tsx';
import { paintUnavailable } from './paint-unavailable.tsx';
import { previewTransport } from './preview-transport.ts';
import type { ShellEnvironment } from './shell-environment.ts';
import { namedStore } from '../shell/named-store.ts';
import { themeName } from '../shell/theme.ts';

export * as runtime from '@lapak/runtime';
export { isApiError, matchPage, namedStore, paintNotFound, paintUnavailable, themeName, type MatchedPage };

// Checks for mutations run in development and in tests; here they would traverse the whole store for each page.
setAutoFreeze(false);

/** Loads the store's profile into a new Redux store; the state is the shell's initial state. */
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

/** The part of the state that goes into the document: public data, nothing of a user. */
function handOver(store: ReturnType<typeof createStore>): Record<string, unknown> {
  const { api, site } = store.getState();
  return { api: { ...api, subscriptions: {} }, site };
}

interface PageRequest {
  url: string;
  /** Username of the store in the address. */
  username: string;
  id: RemoteModuleId;
  page: PageModule;
  transport: Transport;
  /** Aborted when the job is given up. */
  signal: AbortSignal;
}

export interface PreparedPage {
  profile: StoreProfile | null;
  /** The store's state that the page is rendered with, as JSON. */
  state: string;
  /** The page inside the shell, to be rendered. */
  app: ReactElement;
  /** Releases the page's resources. */
  release: () => void;
}

/** Rejects when the job is given up, so that a page whose data never comes is released. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(new Error('the page was given up'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

/** Loads the address of one request, as a browser does. @returns the location that it is rendered at */
async function loadLocation(environment: ShellEnvironment, { url, signal }: PageRequest) {
  const { origin, pathname, search } = new URL(url);
  const location = { pathname, search, hash: '', state: null, key: 'default', mask: undefined };
  const loaded = await Promise.race([addressLoader(environment, origin)(location), givenUp(signal)]);
  if (loaded.kind === 'failed') throw loaded.error;
  if (loaded.kind === 'redirect') throw new Error(`the page redirects to ${loaded.to}`);
  return location;
}

/** The version has no outline of the page: the document shows the spinner. */
class NoOutlineError extends Error {
  /** As for a page that does not exist: no failure of the version. */
  readonly status = 404;
}

/** What the server renders of a page: all of it, or its outline when the page depends on the visitor. */
function renderedPart(page: PageModule, url: string): PageModule {
  if (!matchPage(new URL(url).pathname)?.outlined) return page;
  if (!page.Outline) throw new NoOutlineError('the page has no outline');
  return { default: page.Outline };
}

function serverEnvironment({ url, page, transport }: PageRequest): ShellEnvironment {
  const site = { origin: new URL(url).origin };
  return {
    store: createStore({ transport: previewTransport(url, transport), preloadedState: { site } }),
    pages: {
      load: async () => page,
      loaded: () => page,
      recover: async () => null,
      retry: async () => undefined,
    },
    restore: () => Promise.resolve(),
    isLoggedIn: () => false,
    prefetchGraceMs: Infinity,
  };
}

/** The profile in the store's cache. */
function profileIn(store: ReturnType<typeof createStore>, username: string): StoreProfile | null {
  const { data } = sharedApi.endpoints.getStoreProfile.select(username)(store.getState());
  return data?.data ?? null;
}

/**
 * Prepares one public page with a store of its own: its address is loaded, so that the store holds what the first view
 * needs. Rejects when that fails, and the caller answers with the shell instead.
 */
export async function preparePage(request: PageRequest): Promise<PreparedPage> {
  const environment = serverEnvironment({ ...request, page: renderedPart(request.page, request.url) });
  const { store } = environment;
  const release = () => void store.dispatch(baseApi.util.resetApiState());
  try {
    const navigation = paintedNavigation(await loadLocation(environment, request));
    return {
      profile: profileIn(store, request.username),
      state: JSON.stringify(handOver(store)),
      release,
      app: <App environment={environment} preload={() => undefined} navigation={navigation} />,
    };
  } catch (error) {
    release();
    throw error;
  }
}
