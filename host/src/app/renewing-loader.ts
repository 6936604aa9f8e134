import { createPath, type AppStore, type Loaded, type Location } from '@lapak/runtime';
import { RemoteError } from '../remotes/page-source.ts';
import { renewDocument } from './renew-document.ts';

type Load = (location: Location) => Promise<Loaded>;

/** Where the visitor is going: what is loading. */
export interface Heading {
  address?: string;
}

/**
 * Loads addresses; one whose page this document cannot get, because the shop has another shell by now, is opened in a new document,
 * which keeps cart, form and place.
 */
export function renewingLoader(load: Load, store: AppStore, heading: Heading): Load {
  return async (location) => {
    const address = createPath(location);
    heading.address = address;
    const loaded = await load(location);
    if (heading.address === address) delete heading.address;
    const isOld = loaded.kind === 'failed' && loaded.error instanceof RemoteError && loaded.error.isOutdated;
    if (!isOld) return loaded;
    const isRenewed = await renewDocument(store, address);
    // The document is being replaced: it shows what it shows until then.
    return isRenewed ? new Promise(() => undefined) : loaded;
  };
}
