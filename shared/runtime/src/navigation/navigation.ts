import { createPath, parsePath } from 'react-router-dom';
import type { Location, NavigateOptions, Navigator as RouterNavigator, To } from 'react-router-dom';
import type { ScrollMemory } from './scroll-memory.ts';

/** Outcome of loading an address. */
export type Loaded =
  | { kind: 'ready' }
  | { kind: 'redirect'; to: string; state?: unknown }
  /** The page's files or the store's profile failed to load. */
  | { kind: 'failed'; error: unknown };

/** Scroll position of the page once it is rendered: px, or null to keep the current one. */
export type ScrollTarget = number | null;

export interface NavigationState {
  /** The address that is shown. */
  location: Location;
  action: 'POP' | 'PUSH' | 'REPLACE';
  /** True while the next address, or this one again, is being loaded. */
  pending: boolean;
  /** False until the first address is loaded, when the server has not painted it. */
  started: boolean;
  /** Why the shown address could not be loaded; null when it could. */
  failure: { error: unknown } | null;
  /** Counts what was shown: an error boundary resets when it changes. */
  shown: number;
  scroll: ScrollTarget;
}

/** The browser's history, wrapped by React Router, or one in memory. */
export interface History extends Pick<RouterNavigator, 'createHref' | 'go'> {
  readonly location: Location;
  encodeLocation: (to: To) => { pathname: string; search: string; hash: string };
  push: (to: To, state?: unknown) => void;
  replace: (to: To, state?: unknown) => void;
  listen: (listener: (update: { location: Location }) => void) => () => void;
}

interface Options {
  history: History;
  load: (location: Location) => Promise<Loaded>;
  /** Unless given, nothing is scrolled: the server. */
  scrolls?: ScrollMemory;
  /** Whether the first address is loaded already: the server painted it. */
  painted?: boolean;
}

type Step = 'PUSH' | 'REPLACE' | 'POP';

type Subscribe = (listener: () => void) => () => void;

const until = (subscribe: Subscribe, isSo: () => boolean) =>
  new Promise<void>((resolve) => {
    if (isSo()) return resolve();
    const stop = subscribe(() => {
      if (!isSo()) return;
      stop();
      resolve();
    });
    return undefined;
  });

const newKey = () => Math.random().toString(36).slice(2, 10);

/**
 * Navigates between pages: loads an address first, files and data, and shows it then, so that a page never renders first
 * and fetches then. The newest navigation wins; a superseded one is discarded.
 */
export function createNavigation({ history, load, scrolls, painted = false }: Options) {
  let state: NavigationState = {
    location: history.location,
    action: 'POP',
    pending: !painted,
    started: painted,
    failure: null,
    shown: 0,
    scroll: scrolls?.positionOf(history.location) ?? null,
  };
  let newest = 0;
  let coming = state.location;
  const listeners = new Set<() => void>();

  const subscribe: Subscribe = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  function change(next: Partial<NavigationState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function show(location: Location, step: Step, loaded: Loaded, scroll: ScrollTarget) {
    scrolls?.leave(state.location);
    if (step === 'PUSH') history.push(location);
    if (step === 'REPLACE') history.replace(location);
    change({
      location,
      action: step,
      pending: false,
      started: true,
      failure: loaded.kind === 'failed' ? { error: loaded.error } : null,
      shown: state.shown + 1,
      scroll,
    });
  }

  async function move(location: Location, step: Step, scroll: ScrollTarget): Promise<void> {
    newest += 1;
    const mine = newest;
    coming = location;
    if (!state.pending) change({ pending: true });
    const loaded = await load(location).catch((error: unknown): Loaded => ({ kind: 'failed', error }));
    if (mine !== newest) return undefined;
    // The source of a redirect on going back, and the very first address, must not keep a history entry.
    if (loaded.kind === 'redirect')
      return move(resolve(loaded.to, loaded.state), step === 'PUSH' ? 'PUSH' : 'REPLACE', scroll);
    show(location, step, loaded, scroll);
    return undefined;
  }

  function resolve(to: To, navigationState: unknown = null): Location {
    const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const target = { pathname: pathname || state.location.pathname, search, hash };
    return {
      ...history.encodeLocation(createPath(target)),
      state: navigationState,
      key: newKey(),
    } as Location;
  }

  const start =
    (step: 'PUSH' | 'REPLACE') =>
    (to: To, navigationState?: unknown, options?: NavigateOptions): void =>
      void move(resolve(to, navigationState), step, options?.preventScrollReset ? null : 0);

  const navigator: RouterNavigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    push: start('PUSH'),
    replace: start('REPLACE'),
    go: (delta) => history.go(delta),
  };

  return {
    navigator,
    getState: () => state,
    /** The current target address: that of the pending navigation, else the one that is shown. */
    comingLocation: () => coming,
    subscribe,
    /** Resolves once the first address is loaded or has failed. */
    whenStarted: () => until(subscribe, () => state.started),
    /** Loads the shown address again, as a retry. */
    reload: () => move(state.location, 'POP', null),
    /** Listens to the browser's back and forward, and loads the first address unless the server painted it. */
    start() {
      const stop = history.listen(({ location }) => {
        void move(location, 'POP', scrolls?.positionOf(location) ?? 0);
      });
      if (!painted) void move(state.location, 'POP', state.scroll);
      return stop;
    },
  };
}

export type Navigation = ReturnType<typeof createNavigation>;

/** The part of a navigation that `NavigationProvider` needs. */
export type ShownNavigation = Pick<
  Navigation,
  'navigator' | 'getState' | 'comingLocation' | 'subscribe' | 'reload'
>;
