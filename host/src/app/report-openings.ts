import type { RemoteOpening, RemoteReleases } from '@lapak/contracts/page-document';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import type { ShownNavigation } from '@lapak/runtime';
import type { PageVersions } from '../remotes/page-source.ts';
import { matchPage } from './match-page.ts';
import { sendOnce } from './report.ts';

/**
 * Reports each remote and version whose pages this visit opens. What the document was sent with is not reported: the server has
 * counted it.
 * @param releases that the document names
 */
export function reportOpenings(
  navigation: Pick<ShownNavigation, 'getState' | 'subscribe'>,
  pages: PageVersions,
  releases: RemoteReleases,
): void {
  const firstAddress = performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
  const first = matchPage(new URL(firstAddress).pathname)?.module.split('/')[0] as RemoteName | undefined;
  const told = new Set(first ? [`${first} ${releases[first].current?.version}`] : []);

  function look() {
    const { location, failure } = navigation.getState();
    const page = failure ? null : matchPage(location.pathname);
    const version = page && pages.versionOf(page.module);
    if (!version) return;
    const [remote] = page.module.split('/') as [RemoteName];
    if (told.has(`${remote} ${version}`)) return;
    told.add(`${remote} ${version}`);
    sendOnce('/telemetry/opening', { remote, version } satisfies RemoteOpening);
  }
  look();
  navigation.subscribe(look);
}
