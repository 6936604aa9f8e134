import { rootReducer, type AppStore, type RootState } from '@lapak/runtime';
import { persistReducer, persistStore } from 'redux-persist';
import { PERSIST_VERSION } from '@lapak/contracts/store/store-state';
import { followOtherTabs } from './other-tabs.ts';
import { mergeEarly, persistedKeys, readPersisted } from './persisted-shape.ts';

/** Local storage in redux-persist's interface; in a browser that forbids it nothing is persisted. */
const browserStorage = {
  getItem: async (key: string): Promise<string | null> => attempt(() => window.localStorage.getItem(key)),
  setItem: async (key: string, value: string): Promise<void> => {
    attempt(() => window.localStorage.setItem(key, value));
  },
  removeItem: async (key: string): Promise<void> => {
    attempt(() => window.localStorage.removeItem(key));
  },
};

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

export const STORAGE_KEY = 'lapak';

/**
 * Persists cart, single-item holders and user across reloads. Resolves when the persisted state is restored. What any
 * other version has written is read by its content (`readPersisted`), so none is migrated.
 */
export function persist(store: AppStore): Promise<void> {
  const config = {
    key: STORAGE_KEY,
    version: PERSIST_VERSION,
    storage: browserStorage,
    whitelist: [...persistedKeys],
    stateReconciler: (inbound: unknown, _original: RootState, reduced: RootState): RootState => ({
      ...reduced,
      ...mergeEarly(readPersisted(inbound, Date.now()), reduced),
      // A copy that was written before the session ended must not bring its user back.
      ...(reduced.session.login === 'guest' ? { user: null } : {}),
    }),
    writeFailHandler: () => undefined,
  };
  // redux-persist adds a key of its own to the state, which no selector reads.
  store.replaceReducer(persistReducer<RootState>(config, rootReducer) as unknown as typeof rootReducer);
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => {
      followOtherTabs(store, `persist:${STORAGE_KEY}`);
      resolve();
    });
    // Flushes pending writes when the page is left, so that a product added just before is not lost.
    window.addEventListener('pagehide', () => void persistor.flush());
  });
}
