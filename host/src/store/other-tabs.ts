import { cartChangedElsewhere, hasToken, profileLoaded, sessionRead, type AppStore } from '@lapak/runtime';
import { TOKEN_STORAGE_KEY } from '@lapak/contracts/store/store-state';
import { readPersisted } from './persisted-shape.ts';

function parse(text: string | null): Record<string, unknown> {
  try {
    const outer: unknown = JSON.parse(text ?? '{}');
    if (typeof outer !== 'object' || outer === null) return {};
    return Object.fromEntries(Object.entries(outer).map(([key, value]) => [key, JSON.parse(String(value))]));
  } catch {
    return {}; // a copy that cannot be parsed is ignored
  }
}

/**
 * Listens to storage events of other tabs: their newer cart replaces this tab's, so that a cart ordered there is empty
 * here, and a login or logout there applies here.
 */
export function followOtherTabs(store: AppStore, storageKey: string): void {
  const takeCopy = (text: string | null) => {
    if (text === null) return;
    const { cart, user } = readPersisted(parse(text), Date.now());
    store.dispatch(cartChangedElsewhere(cart));
    if (user && hasToken()) store.dispatch(profileLoaded(user));
  };
  const takeSession = () => store.dispatch(sessionRead({ hasToken: hasToken() }));
  window.addEventListener('storage', (event) => {
    if (event.key === TOKEN_STORAGE_KEY || event.key === null) takeSession();
    if (event.key === storageKey) takeCopy(event.newValue);
  });
  // A page restored from the back/forward cache has missed the events.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    takeSession();
    try {
      takeCopy(window.localStorage.getItem(storageKey));
    } catch {
      // Storage forbidden: other tabs have none either.
    }
  });
}
