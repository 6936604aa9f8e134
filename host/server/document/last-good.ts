import type { RemoteName } from '@lapak/contracts/remote-modules';
import type { Releases } from '../remotes/release-registry.ts';

const made = new WeakMap<Releases, Map<RemoteName, Releases>>();

/**
 * What is deployed, with a remote's last good version as the current one, so that a document which is painted with it has
 * the browser hydrate with it too. Null when there is none.
 */
export function withLastGood(releases: Releases, remote: RemoteName): Releases | null {
  const { lastGood } = releases.remotes[remote];
  if (!lastGood) return null;
  const known = made.get(releases)?.get(remote);
  if (known) return known;
  const remotes = { ...releases.remotes, [remote]: { current: lastGood, lastGood: null } };
  const own = { ...releases, remotes, id: `${releases.id} ${remote}:last-good` };
  made.set(releases, (made.get(releases) ?? new Map<RemoteName, Releases>()).set(remote, own));
  return own;
}
