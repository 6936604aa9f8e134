import type { RemoteRelease } from '@lapak/contracts/page-document';
import type { RemoteName } from '@lapak/contracts/remote-modules';

/** Asks for a remote's release anew. Without the code for it, which is loaded when it is needed, what is known is tried again. */
export const renew = (remote: RemoteName, known: RemoteRelease, attempt: number) =>
  import(/* webpackChunkName: "after-paint" */ '../recovery/renew-release.ts').then(
    ({ renewRelease }) => renewRelease(remote, known, attempt),
    () => ({ release: known, isNew: false, isOutdated: false }),
  );
