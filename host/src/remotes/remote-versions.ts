import type {
  RemoteFailure,
  RemoteRelease,
  RemoteReleases,
  RemoteVersion,
} from '@lapak/contracts/page-document';
import type { RemoteModuleId, RemoteName } from '@lapak/contracts/remote-modules';

export class TimeoutError extends Error {}

const NONE: RemoteRelease = { current: null, lastGood: null };

/** The remote of a page, and the page's name in it. */
export const split = (id: RemoteModuleId) => id.split('/') as [RemoteName, string];

/**
 * The versions of remotes that a document knows, and what failed of them.
 * @param known what was deployed when the document was made
 * @param report called with each failure, once
 */
export function createRemoteVersions(
  known: RemoteReleases,
  report: (failure: RemoteFailure, error: unknown) => void,
) {
  const ofDocument: Partial<RemoteReleases> = known;
  const releases: Partial<RemoteReleases> = { ...known };
  /** Entries of versions, and pages behind them: a retry has entries of its own. */
  const failed = new Set<string>();
  /** Names that the developer tools load from another entry. */
  const overridden = new Set<string>();

  /** Every version has a name of its own, so that two can be loaded on one page; the document's has the remote's. */
  const nameOf = (remote: RemoteName, { version }: RemoteVersion) =>
    version === ofDocument[remote]?.current?.version ? remote : `${remote}@${version}`;
  const isOverridden = (remote: RemoteName, version: RemoteVersion) =>
    overridden.has(nameOf(remote, version));

  const hasFailed = ({ entry }: RemoteVersion, module: string) =>
    failed.has(entry) || failed.has(`${entry} ${module}`);

  /** A remote that came after the document is asked for with the first retry. */
  const releaseOf = (remote: RemoteName) => releases[remote] ?? NONE;

  return {
    nameOf,
    releaseOf,
    isOverridden,
    override: (name: string) => overridden.add(name),

    /** Versions that a page can be loaded from, the best first. */
    candidates(id: RemoteModuleId): RemoteVersion[] {
      const [remote, module] = split(id);
      const { current, lastGood } = releaseOf(remote);
      return [current, lastGood]
        .filter((version) => version !== null)
        .filter((version) => !hasFailed(version, module));
    },

    /** Counts a failure, once. A version that timed out counts as failed for all its pages. */
    fail(id: RemoteModuleId, version: RemoteVersion, error: unknown, isRender = false): void {
      const [remote, module] = split(id);
      if (hasFailed(version, module)) return;
      const isLate = error instanceof TimeoutError;
      failed.add(isLate ? version.entry : `${version.entry} ${module}`);
      if (isOverridden(remote, version)) return;
      const reason = isRender ? 'render' : isLate ? 'timeout' : 'module';
      report({ remote, version: version.version, reason, page: id }, error);
    },

    /** Takes what is deployed now; what failed of the release before may be tried again. */
    renew(remote: RemoteName, release: RemoteRelease): void {
      for (const version of Object.values(releaseOf(remote)))
        for (const key of failed) if (version && key.startsWith(version.entry)) failed.delete(key);
      releases[remote] = release;
    },
  };
}

export type RemoteVersions = ReturnType<typeof createRemoteVersions>;
