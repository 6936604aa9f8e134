import type { ShownNavigation } from '@lapak/runtime';
import { rememberAffiliate } from '@lapak/runtime/affiliate';
import { matchPage } from './match-page.ts';

/** Stores the affiliate code of each address that is shown, whatever page of the store it is. */
export function followAffiliate(navigation: Pick<ShownNavigation, 'getState' | 'subscribe'>): void {
  const take = () => {
    const { pathname, search } = navigation.getState().location;
    const username = matchPage(pathname)?.params.username;
    if (username) rememberAffiliate(username, search);
  };
  take();
  navigation.subscribe(take);
}
