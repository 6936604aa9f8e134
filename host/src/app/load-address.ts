import { movedPath } from '@lapak/contracts/moved-path';
import { RETURN_TO, textOfState } from '@lapak/domain/navigation-state';
import { createPath, type Loaded, type Location } from '@lapak/runtime';
import { matchPage } from './match-page.ts';
import { loadPage } from './page-loader.ts';
import type { ShellEnvironment } from './shell-environment.ts';
import { loadStore } from './store-loader.ts';

/**
 * Loads what an address needs: the profile of its store, if it names one, and the page, files and data, side by side. The store's failure takes
 * precedence over the page's. A visitor who is sent to the login comes back to the address afterwards.
 * @param origin of the site, without a slash at the end
 */
export function addressLoader(environment: ShellEnvironment, origin: string) {
  return async (location: Location): Promise<Loaded> => {
    const moved = movedPath(location.pathname);
    if (moved) return { kind: 'redirect', to: moved + location.search };
    const page = matchPage(location.pathname);
    if (!page) return { kind: 'ready' };
    const [store, loaded] = await Promise.allSettled([
      page.params.username === undefined
        ? null
        : loadStore(page.params.username, environment, page.sells === true),
      loadPage(page, new URL(`${origin}${createPath(location)}`), environment),
    ]);
    if (loaded.status === 'fulfilled' && loaded.value) {
      const returnTo = textOfState(location.state, RETURN_TO);
      return page.access === 'customer'
        ? { kind: 'redirect', to: loaded.value, state: { [RETURN_TO]: createPath(location) } }
        : { kind: 'redirect', to: returnTo ?? loaded.value };
    }
    if (store.status === 'rejected') return { kind: 'failed', error: store.reason };
    if (loaded.status === 'rejected') return { kind: 'failed', error: loaded.reason };
    return { kind: 'ready' };
  };
}
