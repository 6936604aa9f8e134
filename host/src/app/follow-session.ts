import type { AppStore, ShownNavigation } from '@lapak/runtime';
import { matchPage } from './match-page.ts';
import { guard } from './page-loader.ts';

/**
 * Leaves a page that the visitor may no longer open: the session has ended elsewhere, or a login in another tab. The load
 * decides where to (`addressLoader`).
 */
export function followSession(
  store: AppStore,
  navigation: Pick<ShownNavigation, 'getState' | 'subscribe' | 'reload'>,
  isLoggedIn: () => boolean,
): void {
  const check = () => {
    const { location, pending } = navigation.getState();
    const page = matchPage(location.pathname);
    if (!pending && page && guard(page.access, isLoggedIn(), page.params.username ?? ''))
      void navigation.reload();
  };
  let { login } = store.getState().session;
  store.subscribe(() => {
    const before = login;
    ({ login } = store.getState().session);
    if (login !== before) check();
  });
  // A page that was being loaded meanwhile.
  navigation.subscribe(check);
}
