import type {
  RemoteFailure,
  RemoteRelease,
  RemoteReleases,
  RemoteVersion,
} from '@lapak/contracts/page-document';
import type { RemoteModuleId, RemoteName } from '@lapak/contracts/remote-modules';

/** What is deployed of a remote now, under addresses that were not requested before. */
export interface RenewedRelease {
  release: RemoteRelease;
  /** Whether it names a version that the one before did not. */
  isNew: boolean;
  /** Whether the shop has another shell by now. */
  isOutdated: boolean;
}

export interface DeployedVersionsOptions {
  releases: RemoteReleases;
  /** Asks for a remote's release anew; never rejects. @param attempt counts the retries of this document */
  renew: (remote: RemoteName, known: RemoteRelease, attempt: number) => Promise<RenewedRelease>;
  report: (failure: RemoteFailure, error: unknown) => void;
}

/** Why a version failed; the time limit is spent once, so a late version has failed for all its pages. */
type Reason = 'module' | 'render' | 'timeout';

const NONE: RemoteRelease = { current: null, lastGood: null };

/** The remote of a page, and the page's name in it. */
export const splitId = (id: RemoteModuleId) => id.split('/') as [RemoteName, string];

/** The versions that the document, and later retries, know of the remotes, and which of them have failed. */
export function createDeployedVersions(options: DeployedVersionsOptions) {
  const { renew, report } = options;
  const releases: Partial<RemoteReleases> = { ...options.releases };
  /** Entries of versions, and pages behind them: a retry has entries of its own. */
  const failed = new Set<string>();
  /** Names that the developer tools load from another entry. */
  const overridden = new Set<string>();
  const outdated = new Set<RemoteName>();
  let attempts = 0;

  const documentVersion = (remote: RemoteName) =>
    (options.releases as Partial<RemoteReleases>)[remote]?.current?.version;

  /** Every version has a name of its own, so that two can be loaded on one page; the document's has the remote's. */
  const nameOf = (remote: RemoteName, { version }: RemoteVersion) =>
    version === documentVersion(remote) ? remote : `${remote}@${version}`;

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
    override: (name: string) => void overridden.add(name),
    isOutdated: (remote: RemoteName) => outdated.has(remote),

    /** The versions that a page may be loaded from, the current one first. */
    candidates(id: RemoteModuleId): RemoteVersion[] {
      const [remote, module] = splitId(id);
      const { current, lastGood } = releaseOf(remote);
      return [current, lastGood]
        .filter((version) => version !== null)
        .filter((version) => !hasFailed(version, module));
    },

    /** Counts a failure, once. */
    fail(id: RemoteModuleId, version: RemoteVersion, reason: Reason, error: unknown): void {
      const [remote, module] = splitId(id);
      if (hasFailed(version, module)) return;
      failed.add(reason === 'timeout' ? version.entry : `${version.entry} ${module}`);
      if (isOverridden(remote, version)) return;
      report({ remote, version: version.version, reason, page: id }, error);
    },

    /** Asks what is deployed of a remote now, and clears its failures. @returns whether there is a new version */
    async retry(remote: RemoteName): Promise<boolean> {
      attempts += 1;
      const { release, isNew, isOutdated } = await renew(remote, releaseOf(remote), attempts);
      for (const version of Object.values(releaseOf(remote)))
        for (const key of failed) if (version && key.startsWith(version.entry)) failed.delete(key);
      releases[remote] = release;
      if (isOutdated) outdated.add(remote);
      return isNew;
    },
  };
}

export type DeployedVersions = ReturnType<typeof createDeployedVersions>;
