import '@lapak/ui/styles/tokens.css';
import '@lapak/ui/styles/reset.css';
import {
  type AppStore,
  createBrowserHistory,
  createNavigation,
  createScrollMemory,
  createStore,
  hasToken,
  lazyAxiosTransport,
  PREFETCH_GRACE_MS,
  sessionRead,
} from '@lapak/runtime';
import {
  documentIds,
  type HandedOver,
  type RemoteRelease,
  type RemoteReleases,
} from '@lapak/contracts/page-document';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createFederatedPageSource } from '../remotes/federated-page-source.ts';
import { shellFederation } from '../remotes/federation.ts';
import { listenToOverlayHistory } from '@lapak/ui/overlay-history';
import { whenIdle } from '@lapak/ui/when-idle';
import type { PageVersions } from '../remotes/page-source.ts';
import { App } from './app.tsx';
import { keepEarlyFaults } from './early-faults.ts';
import { replayEarlyTaps, takeEarlyTaps } from './replay-early-taps.ts';
import { addressLoader } from './load-address.ts';
import { matchPage } from './match-page.ts';
import { createPreload } from './preload-page.ts';
import { renewDocument } from './renew-document.ts';
import { lateFile } from '@lapak/ui/late-file';
import { type Heading, renewingLoader } from './renewing-loader.ts';
import { renewingTransport } from './renewing-transport.ts';
import { reportRemoteFailure } from './report.ts';
import type { ShellEnvironment } from './shell-environment.ts';
import type { RemoteName } from '@lapak/contracts/remote-modules';

function read(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Data that the server wrote into the document. */
function readHandedOver(): HandedOver {
  return (read(documentIds.state) as HandedOver | null) ?? { painted: false, state: {} };
}

function readReleases(): RemoteReleases {
  return read(documentIds.releases) as RemoteReleases;
}

/** Manifests of remotes, by address. */
function readManifests(): Record<string, unknown> {
  return (read(documentIds.manifests) as Record<string, unknown> | null) ?? {};
}

/** Ends the current task, so that a pending tap or frame runs before the next step: no long task at the start. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Asks for a remote's release anew. Without the code for it, which is loaded when it is needed, what is known is tried again. */
const renew = (remote: RemoteName, known: RemoteRelease, attempt: number) =>
  import(/* webpackChunkName: "after-paint" */ '../recovery/renew-release.ts').then(
    ({ renewRelease }) => renewRelease(remote, known, attempt),
    () => ({ release: known, isNew: false, isOutdated: false }),
  );

/** Shows that this document cannot be used, with a button that loads it again. What is painted stays readable. */
const showLoadFailed = (): void => window.__lapakLoadFailed?.();

/** So that the last good version of a page is there within three seconds. */
const REMOTE_FALLBACK_MS = 2000;
const REMOTE_TIMEOUT_MS = 10_000;

/** The environment, with the versions of the remotes that this browser loads. */
type BrowserEnvironment = ShellEnvironment & {
  pages: PageVersions;
  onAction: (listener: (action: unknown) => void) => void;
};

type Started = ReturnType<typeof startNavigation>;

const loadPersist = () => import(/* webpackChunkName: "persist" */ '../store/persist.ts');
/** Runs deferred work. */
function tidyUp(
  { store, pages, onAction, isLoggedIn }: BrowserEnvironment,
  { navigation, preload }: Started,
) {
  void lateFile(
    () => import(/* webpackChunkName: "after-paint" */ './after-paint.ts'),
    ({
      followAffiliate,
      followSession,
      loadAheadOfView,
      renewForPart,
      reportFaults,
      reportUses,
      reportVitals,
      restoreTyped,
      showFailedParts,
      unregisterServiceWorkers,
    }) => {
      followAffiliate(navigation);
      followSession(store, navigation, isLoggedIn);
      loadAheadOfView({ preload, pages });
      unregisterServiceWorkers();
      showFailedParts(() => renewForPart({ store }, readReleases()));
      restoreTyped();
      reportVitals(pages);
      reportUses({ navigation, pages, onAction, releases: readReleases() });
      reportFaults({ navigation, pages, early: takeEarlyFaults() });
    },
  );
}

const takeEarlyFaults = keepEarlyFaults();

/** Marks the page as hydrated; the benchmark and the browser's own tools read the mark. */
function markReady() {
  performance.mark('lapak:hydrated');
  // Loads the pictures that were deferred (the document's starting script).
  delete document.documentElement.dataset.starting;
}

/** Restores the persisted state, once, at the first call. While its file does not come the shop works without it. */
function restoreOnce(store: AppStore): () => Promise<void> {
  let restored: Promise<void> | null = null;
  return () => {
    restored ??= lateFile(loadPersist, ({ persist }) => persist(store)).catch(() => undefined);
    return restored;
  };
}

const heading: Heading = {};

function createEnvironment({ state, overrides }: HandedOver): BrowserEnvironment {
  const listeners = new Set<(action: unknown) => void>();
  const store: AppStore = createStore({
    preloadedState: state,
    onAction: (action) => listeners.forEach((listener) => listener(action)),
    transport: renewingTransport(lazyAxiosTransport, () => renewDocument(store, heading.address)),
  });
  return {
    store,
    onAction: (listener) => void listeners.add(listener),
    restore: restoreOnce(store),
    pages: createFederatedPageSource({
      releases: readReleases(),
      federation: shellFederation(),
      manifests: readManifests(),
      allowsOverrides: overrides === true,
      renew,
      report: reportRemoteFailure,
      fallbackAfterMs: REMOTE_FALLBACK_MS,
      timeoutMs: REMOTE_TIMEOUT_MS,
    }),
    isLoggedIn: hasToken,
    prefetchGraceMs: PREFETCH_GRACE_MS,
  };
}

/** Starts the navigation over the browser's history, and what loads its pages ahead. */
function startNavigation(environment: ShellEnvironment, painted: boolean) {
  const scrolls = createScrollMemory();
  const load = renewingLoader(addressLoader(environment, window.location.origin), environment.store, heading);
  const navigation = createNavigation({ history: createBrowserHistory(), load, scrolls, painted });
  navigation.start();
  return { navigation, scrolls, preload: createPreload(environment) };
}

/** Continues the page that the server painted: same DOM, no second fetch; then applies the browser's own state. */
async function hydratePainted(root: HTMLElement, environment: BrowserEnvironment) {
  const { store, pages } = environment;
  const serverState = store.getState();
  const page = matchPage(window.location.pathname);
  if (page) await pages.load(page.module);
  await yieldToMain();
  const started = startNavigation(environment, true);
  const earlyTaps = takeEarlyTaps();
  // Only once the page is hydrated: the browser's own state must not change the store during hydration.
  const onReady = () => {
    markReady();
    whenIdle(() => {
      store.dispatch(sessionRead({ hasToken: hasToken() }));
      replayEarlyTaps(earlyTaps);
      void environment.restore();
      tidyUp(environment, started);
    });
  };
  // As a transition the hydration yields to the browser: a tap or a scroll goes first.
  startTransition(() => {
    hydrateRoot(
      root,
      <App environment={environment} serverState={serverState} onReady={onReady} {...started} />,
    );
  });
}

/** Renders the page in the browser alone, after the persisted state is restored, which guards and an empty cart depend on. */
async function renderShell(root: HTMLElement, environment: BrowserEnvironment) {
  const { store } = environment;
  store.dispatch(sessionRead({ hasToken: hasToken() }));
  await environment.restore();
  const started = startNavigation(environment, false);
  // A 404 page or an outline in the document stays until the first address is loaded.
  if (root.querySelector('main')) await started.navigation.whenStarted();
  createRoot(root).render(
    <App
      environment={environment}
      onReady={() => {
        markReady();
        whenIdle(() => tidyUp(environment, started));
      }}
      {...started}
    />,
  );
}

async function start() {
  await yieldToMain();
  listenToOverlayHistory();
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no root element');
  const handedOver = readHandedOver();
  const environment = createEnvironment(handedOver);
  await yieldToMain();
  await (handedOver.painted ? hydratePainted(root, environment) : renderShell(root, environment));
}

start().catch(showLoadFailed);
