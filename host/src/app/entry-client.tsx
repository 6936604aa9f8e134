import '@lapak/ui/styles/tokens.css';
import '@lapak/ui/styles/reset.css';
import {
  createBrowserHistory,
  createNavigation,
  createScrollMemory,
  createStore,
  hasToken,
  PREFETCH_GRACE_MS,
  sessionRead,
  type AppStore,
} from '@lapak/runtime';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createFederatedPageSource } from '../remotes/federated-page-source.ts';
import { federation } from '../remotes/federation.ts';
import { listenToOverlayHistory } from '@lapak/ui/overlay-history';
import { whenIdle } from '@lapak/ui/when-idle';
import { App } from './app.tsx';
import { breathe } from './breathe.ts';
import { readHandedOver, readReleases } from './document-data.ts';
import { replayEarlyTaps, takeEarlyTaps } from './early-taps.ts';
import { addressLoader } from './load-address.ts';
import { matchPage } from './match-page.ts';
import { createPreload } from './preload-page.ts';
import { reportRemoteFailure } from './report.ts';
import type { ShellEnvironment } from './shell-environment.ts';
import { showLoadNotice } from './load-notice.ts';

const REMOTE_TIMEOUT_MS = 10_000;

const loadPersist = () => import(/* webpackChunkName: "persist" */ '../store/persist.ts');
/** What nobody waits for; neither is worth a word to the shopper when it does not come. */
function tidyUp() {
  import(/* webpackChunkName: "after-paint" */ './after-paint.ts').then(
    ({ reportVitals, unregisterServiceWorkers }) => {
      unregisterServiceWorkers();
      reportVitals();
    },
    () => undefined,
  );
}

/** From here on the page answers to the shopper; the benchmark and the browser's own tools read the mark. */
function markReady() {
  performance.mark('lapak:hydrated');
  // The pictures that waited for the scripts may come (the document's starting script).
  delete document.documentElement.dataset.starting;
}

/** The store's memory, started by whoever needs it first. A memory that does not come leaves the shop working without. */
function rememberOnce(store: AppStore): () => Promise<void> {
  let remembered: Promise<void> | null = null;
  return () => {
    remembered ??= loadPersist()
      .then(({ persist }) => persist(store))
      .catch(() => undefined);
    return remembered;
  };
}

function createEnvironment(state: Record<string, unknown>): ShellEnvironment {
  const store = createStore({ preloadedState: state });
  return {
    store,
    remember: rememberOnce(store),
    pages: createFederatedPageSource({
      releases: readReleases(),
      federation,
      report: reportRemoteFailure,
      timeoutMs: REMOTE_TIMEOUT_MS,
    }),
    isLoggedIn: hasToken,
    prefetchGraceMs: PREFETCH_GRACE_MS,
  };
}

/** From here on the browser's history and the shown page follow each other. */
function startMoving(environment: ShellEnvironment, painted: boolean) {
  const scrolls = createScrollMemory();
  const load = addressLoader(environment, window.location.origin);
  const navigation = createNavigation({ history: createBrowserHistory(), load, scrolls, painted });
  navigation.start();
  return { navigation, scrolls };
}

/** Continues the page that the server painted: same DOM, no second fetch; then what only the browser knows. */
async function hydratePainted(root: HTMLElement, environment: ShellEnvironment) {
  const { store, pages } = environment;
  const serverState = store.getState();
  const page = matchPage(window.location.pathname);
  if (page) await pages.load(page.module);
  await breathe();
  const moving = startMoving(environment, true);
  const preload = createPreload(environment);
  const earlyTaps = takeEarlyTaps();
  // Only once the page stands: what the browser knows must not meet a hydration that is under way.
  const answer = () => {
    markReady();
    whenIdle(() => {
      store.dispatch(sessionRead({ hasToken: hasToken() }));
      replayEarlyTaps(earlyTaps);
      void environment.remember();
      tidyUp();
    });
  };
  // As a transition the hydration lets the browser breathe: a tap or a scroll goes first.
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        environment={environment}
        serverState={serverState}
        preload={preload}
        onReady={answer}
        {...moving}
      />,
    );
  });
}

/** Draws the page in the browser alone: its state first, so that a guard or an empty cart never decides too early. */
async function renderShell(root: HTMLElement, environment: ShellEnvironment) {
  const { store } = environment;
  store.dispatch(sessionRead({ hasToken: hasToken() }));
  await environment.remember();
  const moving = startMoving(environment, false);
  // A 404 page that came with the document can be read, and left, until there is more to show.
  if (root.querySelector('main')) await moving.navigation.whenStarted();
  createRoot(root).render(
    <App
      environment={environment}
      preload={createPreload(environment)}
      onReady={() => {
        markReady();
        whenIdle(tidyUp);
      }}
      {...moving}
    />,
  );
}

async function start() {
  await breathe();
  listenToOverlayHistory();
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no root element');
  const { painted, state } = readHandedOver();
  const environment = createEnvironment(state);
  await breathe();
  if (painted) await hydratePainted(root, environment).catch(() => showLoadNotice(root));
  else await renderShell(root, environment);
}

void start();
