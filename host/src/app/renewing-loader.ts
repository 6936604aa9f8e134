import { createPath, type AppStore, type Loaded, type Location } from '@lapak/runtime';
import { RemoteError } from '../remotes/page-source.ts';

type Load = (location: Location) => Promise<Loaded>;

/**
 * Loads addresses; one whose page this document cannot get, because the shop has another shell by now, is opened in a new document,
 * which keeps cart, form and place.
 */
export function renewingLoader(load: Load, store: AppStore): Load {
  return async (location) => {
    const loaded = await load(location);
    const isOld = loaded.kind === 'failed' && loaded.error instanceof RemoteError && loaded.error.isOutdated;
    if (!isOld) return loaded;
    const isRenewed = await import(
      /* webpackChunkName: "after-paint" */ '../recovery/renew-document.ts'
    ).then(
      ({ renewForShell }) => renewForShell({ store, address: createPath(location) }),
      () => false,
    );
    // The document is being replaced: it shows what it shows until then.
    return isRenewed ? new Promise(() => undefined) : loaded;
  };
}
