import type { RemoteName } from '@lapak/contracts/remote-modules';
import type { ShownNavigation } from '@lapak/runtime';
import type { PageVersions } from '../remotes/page-source.ts';
import { matchPage } from './match-page.ts';

/** What a visit shows. */
export interface Shown {
  navigation: Pick<ShownNavigation, 'getState' | 'subscribe'>;
  pages: PageVersions;
}

/** The remote and version of the page that is shown; null for none. */
export function shownVersion({ navigation, pages }: Shown): { remote: RemoteName; version: string } | null {
  const { location, failure } = navigation.getState();
  const page = failure ? null : matchPage(location.pathname);
  const version = page && pages.versionOf(page.module);
  if (!version) return null;
  const [remote] = page.module.split('/') as [RemoteName];
  return { remote, version };
}
