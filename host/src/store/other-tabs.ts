import { cartChangedElsewhere, hasToken, sessionRead, type AppStore } from '@lapak/runtime';
import { TOKEN_STORAGE_KEY } from '@lapak/contracts/store/store-state';
import { readPersisted } from './persisted-shape.ts';

function parse(text: string | null): Record<string, unknown> {
  try {
    const outer: unknown = JSON.parse(text ?? '{}');
    if (typeof outer !== 'object' || outer === null) return {};
    return Object.fromEntries(Object.entries(outer).map(([key, value]) => [key, JSON.parse(String(value))]));
  } catch {
    return {}; // a copy that cannot be read is no copy
  }
}

/**
 * Follows what other tabs write: their newer cart replaces this tab's, so that a cart ordered there is empty here, and
 * a login or logout there counts here.
 */
export function followOtherTabs(store: AppStore, storageKey: string): void {
  const takeCart = (text: string | null) => {
    if (text !== null) store.dispatch(cartChangedElsewhere(readPersisted(parse(text), Date.now()).cart));
  };
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey) takeCart(event.newValue);
    if (event.key === TOKEN_STORAGE_KEY || event.key === null)
      store.dispatch(sessionRead({ hasToken: hasToken() }));
  });
  // A page that comes back from the browser's back-forward memory has slept through the events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) takeCart(window.localStorage.getItem(storageKey));
  });
}
