import { remoteModules, type RemoteName } from '@lapak/contracts/remote-modules';

const none = { current: null, lastGood: null };

/** The releases of a shop in which no remote is deployed; a test adds those that it is about. */
export const noRemotes = Object.fromEntries(
  Object.keys(remoteModules).map((remote) => [remote, none]),
) as Record<RemoteName, typeof none>;
