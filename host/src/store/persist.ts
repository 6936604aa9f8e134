import { rootReducer, type AppStore, type RootState } from '@lapak/runtime';
import { createMigrate, persistReducer, persistStore } from 'redux-persist';
import { PERSIST_VERSION } from '@lapak/contracts/store/store-state';
import { browserStorage } from './browser-storage.ts';
import { migrations } from './migrations.ts';
import { followOtherTabs } from './other-tabs.ts';
import { mergeEarly, persistedKeys, readPersisted } from './persisted-shape.ts';

export const STORAGE_KEY = 'lapak';

/**
 * Gives the store its memory: cart, single-item holders and user survive a reload. Resolves when the kept state is back
 * in the store. Unknown or corrupt data counts as none; it never blanks the shop.
 */
export function persist(store: AppStore): Promise<void> {
  const config = {
    key: STORAGE_KEY,
    version: PERSIST_VERSION,
    storage: browserStorage,
    whitelist: [...persistedKeys],
    migrate: createMigrate(migrations, { debug: false }),
    stateReconciler: (inbound: unknown, _original: RootState, reduced: RootState): RootState => ({
      ...reduced,
      ...mergeEarly(readPersisted(inbound, Date.now()), reduced),
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
    // Leaving the page writes what is still waiting: an added product is never lost to a quick tap on a link out.
    window.addEventListener('pagehide', () => void persistor.flush());
  });
}
