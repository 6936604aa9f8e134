import type { RemoteRelease, RemoteVersion } from '@lapak/contracts/page-document';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import type { RenewedRelease } from '../remotes/federated-page-source.ts';
import { askReleases, isOtherShell } from './ask-releases.ts';

const versionsOf = ({ current, lastGood }: RemoteRelease) =>
  [current, lastGood].filter((version) => version !== null);

/** A folder's address that was not requested before: the server ignores the number. */
function again(version: RemoteVersion | null, attempt: number): RemoteVersion | null {
  if (!version) return null;
  const folder = version.entry.slice(0, version.entry.lastIndexOf('/')).replace(/~\d+$/, '');
  const file = version.entry.slice(version.entry.lastIndexOf('/'));
  return { ...version, entry: `${folder}~${attempt}${file}` };
}

/** Takes the scripts of a version off the page: one that hangs would be waited for again. */
function removeScripts(remote: RemoteName, { version }: RemoteVersion) {
  for (const script of document.querySelectorAll(`script[src*="/remotes/${remote}/${version}"]`))
    script.remove();
}

/**
 * What is deployed of a remote now, so that its files are requested again. When the server does not say, it is what was known.
 * @param attempt counts the retries of this document
 */
export async function renewRelease(
  remote: RemoteName,
  known: RemoteRelease,
  attempt: number,
): Promise<RenewedRelease> {
  const now = await askReleases();
  for (const version of versionsOf(known)) removeScripts(remote, version);
  const deployed = now?.remotes[remote] ?? known;
  const names = new Set(versionsOf(known).map(({ version }) => version));
  return {
    release: { current: again(deployed.current, attempt), lastGood: again(deployed.lastGood, attempt) },
    isNew: versionsOf(deployed).some(({ version }) => !names.has(version)),
    isOutdated: now !== null && isOtherShell(now),
  };
}
