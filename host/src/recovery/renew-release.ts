import type { RemoteRelease, RemoteVersion } from '@lapak/contracts/page-document';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import type { RenewedRelease } from '../remotes/federated-page-source.ts';
import { askReleases, isOtherShell } from './ask-releases.ts';

const versionsOf = ({ current, lastGood }: RemoteRelease) =>
  [current, lastGood].filter((version) => version !== null);

/** A folder's address that was not requested before: the server ignores the number. */
function again(version: RemoteVersion | null, attempt: number): RemoteVersion | null {
  if (!version) return null;
  const folder = `/${version.version}/`;
  return { ...version, entry: version.entry.replace(folder, `/${version.version}~${attempt}/`) };
}

/** Takes what was loaded of a version off the page: a script that hangs would be waited for again. */
function forget(remote: RemoteName, { version, globalName }: RemoteVersion) {
  for (const script of document.querySelectorAll(`script[src*="/remotes/${remote}/${version}"]`))
    script.remove();
  // A variable of a script can be emptied, but not deleted.
  Reflect.set(globalThis, globalName, undefined);
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
  for (const version of versionsOf(known)) forget(remote, version);
  if (!now) return { release: known, isNew: false, isOutdated: false };
  const { current, lastGood } = now.remotes[remote];
  const names = new Set(versionsOf(known).map(({ version }) => version));
  return {
    release: { current: again(current, attempt), lastGood: again(lastGood, attempt) },
    isNew: versionsOf(now.remotes[remote]).some(({ version }) => !names.has(version)),
    isOutdated: isOtherShell(now),
  };
}
