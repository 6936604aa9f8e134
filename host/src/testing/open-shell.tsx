import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import { createNavigation, createScrollMemory, createStore, hasToken, type PageModule } from '@lapak/runtime';
import { createMemoryHistory } from '@lapak/runtime/testing/memory-history';
import type { ApiRequest } from '@lapak/runtime/transport';
import { act, render } from '@testing-library/react';
import { App } from '../app/app.tsx';
import { addressLoader } from '../app/load-address.ts';
import type { ShellEnvironment } from '../app/shell-environment.ts';
import type { PageSource } from '../remotes/page-source.ts';

interface Options {
  /** The pages' source; unless given, every page exists and shows its own name. */
  pages?: PageSource;
  /** How the API answers; unless given, every store exists but `nobody`. */
  answer?: (request: ApiRequest) => { status: number; data: unknown };
  prefetchGraceMs?: number;
}

const profile = (username: unknown) => ({
  code: '00',
  info: 'ok',
  data: { username, nama_toko: `Toko ${String(username)}`, theme_onlinestore: 1, logo_url: null, bio: null },
});

const storeAnswer = ({ params }: ApiRequest) =>
  params?.username === 'nobody'
    ? { status: 404, data: { code: '-1', info: 'Toko tidak ditemukan' } }
    : { status: 200, data: profile(params?.username) };

function namedPages(loads: RemoteModuleId[]): PageSource {
  const page = (id: RemoteModuleId): PageModule => ({ default: () => <h1>{id}</h1> });
  const made = new Map<RemoteModuleId, PageModule>();
  return {
    load: async (id) => {
      loads.push(id);
      const module = made.get(id) ?? page(id);
      made.set(id, module);
      return module;
    },
    loaded: (id) => made.get(id),
    recover: async () => null,
    retry: async () => undefined,
  };
}

/** Opens the whole shell at an address, as the browser's entry does. */
export async function openShell(
  url: string,
  { pages, answer = storeAnswer, prefetchGraceMs = 50 }: Options = {},
) {
  const loads: RemoteModuleId[] = [];
  const calls: ApiRequest[] = [];
  const store = createStore({
    preloadedState: { session: { login: hasToken() ? 'customer' : 'guest' } },
    transport: async (request) => {
      calls.push(request);
      return { ...answer(request), requestId: 'req-1' };
    },
  });
  const environment: ShellEnvironment = {
    store,
    pages: pages ?? namedPages(loads),
    isLoggedIn: hasToken,
    restore: () => Promise.resolve(),
    prefetchGraceMs,
  };
  const scrolls = createScrollMemory();
  const load = addressLoader(environment, window.location.origin);
  const navigation = createNavigation({
    history: createMemoryHistory({ initialEntries: [url] }),
    load,
    scrolls,
  });
  const stop = navigation.start();
  const view = await act(async () =>
    render(
      <App environment={environment} preload={() => undefined} navigation={navigation} scrolls={scrolls} />,
      // A render that throws and is replaced by another version, which tests provoke.
      { onRecoverableError: () => undefined },
    ),
  );
  const location = () => {
    const { pathname, search } = navigation.getState().location;
    return pathname + search;
  };
  /** Goes to an address and waits until it is shown. */
  const navigate = (to: string | number) =>
    act(async () => {
      if (typeof to === 'number') navigation.navigator.go(to);
      else navigation.navigator.push(to);
    });
  return { ...view, store, navigation, navigate, location, loads, calls, stop };
}
