import type { HostFacts } from '@lapak/contracts/release-facts';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import type { BuiltVersion } from './manifest.ts';
import { usableHost, usableRemote, type ApiCalls } from './usable-version.ts';

/** The version of a remote to use, and the one to fall back to. */
export interface BuiltRelease {
  current: BuiltVersion | null;
  lastGood: BuiltVersion | null;
}

interface Options {
  deployDir: string;
  apiCalls: ApiCalls;
  /** A version is refused; called once for each. */
  onProblem: (problem: { remote: string; version: string; error: unknown }) => void;
}

/** The versions that one reading of the registry names, each checked once. */
export function createCheckedVersions({ deployDir, apiCalls, onProblem }: Options) {
  const hosts = new Map<string, HostFacts>();
  const remotes = new Map<string, BuiltVersion | null>();
  /** Checks that failed. */
  const refused: (() => unknown)[] = [];

  /** @throws Error with the reason why the version cannot be used; the first time, it is refused */
  function host(version: string): HostFacts {
    const known = hosts.get(version);
    if (known !== undefined) return known;
    const check = () => usableHost(deployDir, version, apiCalls);
    try {
      const facts = check();
      hosts.set(version, facts);
      return facts;
    } catch (error) {
      refused.push(check);
      throw error;
    }
  }

  /** Null for a version that cannot be used with this version of the host. */
  function remote(name: RemoteName, version: string, hostVersion: string): BuiltVersion | null {
    const key = `${hostVersion} ${name} ${version}`;
    const known = remotes.get(key);
    if (known !== undefined) return known;
    const check = () => usableRemote(deployDir, name, version, host(hostVersion), apiCalls);
    let built: BuiltVersion | null = null;
    try {
      built = check();
    } catch (error) {
      refused.push(check);
      onProblem({ remote: name, version, error });
    }
    remotes.set(key, built);
    return built;
  }

  return {
    host,

    /**
     * The first two of some versions of a remote that can be used.
     * @param hostVersion checked before
     */
    release(
      name: RemoteName,
      versions: readonly (string | null | undefined)[],
      hostVersion: string,
    ): BuiltRelease {
      const usable = [...new Set(versions)]
        .filter((version) => typeof version === 'string')
        .map((version) => remote(name, version, hostVersion))
        .filter((version) => version !== null);
      return { current: usable[0] ?? null, lastGood: usable[1] ?? null };
    },

    /** Whether a version that was refused can be used by now: its files may have come. */
    hasRecovered: () =>
      refused.some((check) => {
        try {
          check();
          return true;
        } catch {
          return false;
        }
      }),
  };
}

export type CheckedVersions = ReturnType<typeof createCheckedVersions>;
