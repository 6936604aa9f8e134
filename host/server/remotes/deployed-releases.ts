import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@lapak/contracts/registry';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import { partsOf } from '@lapak/releases/parts';
import { readRegistryFile } from '@lapak/releases/storage/folder-storage';
import { REGISTRY_FILE } from '@lapak/releases/storage/registry-text';
import { createCheckedVersions, type BuiltRelease, type CheckedVersions } from './checked-versions.ts';
import { createHostVersions } from './host-versions.ts';
import type { ApiCalls } from './usable-version.ts';

export interface Releases {
  /** The shell's version. */
  host: string;
  /** Parts of these sources and of the registry; a remote that was never deployed has no version. */
  remotes: Record<RemoteName, BuiltRelease>;
  /** Changes whenever any entry does; part of every page cache's key. */
  id: string;
}

export interface DeployedOptions {
  deployDir: string;
  /** Calls that the API answers now; without it versions are not compared with an API. */
  apiCalls?: () => ApiCalls;
  onProblem: (problem: { remote: string; version: string; error: unknown }) => void;
  /** Evaluates a version of the shell; without it every one that is whole is used. @returns why it cannot be used, or null */
  probeHost?: (version: string) => Promise<string | null>;
}

/** A registry as it was read. */
export interface Deployed {
  registry: Registry;
  /** Its versions. */
  checked: CheckedVersions;
  /** For visits without versions of their own. */
  releases: Releases;
  /** With the versions of canaries and pins, by these versions. */
  special: Map<string, Releases>;
}

const CHECK_EVERY_MS = 500;
const CHECK_REFUSED_EVERY_MS = 2000;

/** What is deployed, with other versions of some parts in front of the current ones. */
function releasesOf(
  registry: Registry,
  checked: CheckedVersions,
  host: string,
  id: string,
  instead: Readonly<Record<string, string>> = {},
): Releases {
  const names = partsOf(registry).filter((part) => part !== 'host');
  const remotes = Object.fromEntries(
    names.map((remote): [string, BuiltRelease] => {
      const { current, lastGood } = registry.remotes[remote] ?? {};
      return [remote, checked.release(remote, [instead[remote], current, lastGood], host)];
    }),
  ) as Releases['remotes'];
  return { host, remotes, id };
}

/** Reads `registry.json` and the versions that it names, again when it, a version that was refused or the API has changed. */
export function createDeployedReleases({
  deployDir,
  apiCalls = () => null,
  onProblem,
  probeHost,
}: DeployedOptions) {
  const file = join(deployDir, REGISTRY_FILE);
  const hosts = probeHost ? createHostVersions({ attempt: probeHost, onProblem }) : null;
  let deployed: Deployed | null = null;
  let readAt = 0;
  let signature = '';
  let calls: ApiCalls = null;
  let readings = 0;
  let lastChecked: CheckedVersions | null = null;
  let checkedAt = 0;

  function isUsable(host: string, checked: CheckedVersions): boolean {
    try {
      checked.host(host);
    } catch (error) {
      onProblem({ remote: 'host', version: host, error });
      return false;
    }
    return hosts?.isGood(host) ?? true;
  }

  /** The shell to use; while it is being tried, the one in use. */
  function hostOf({ host, rollouts }: Registry, checked: CheckedVersions): string {
    const candidates = [host, deployed?.releases.host, rollouts?.host?.lastGood];
    const usable = [...new Set(candidates)].find((version) => version && isUsable(version, checked));
    if (!usable) throw new Error(`no version of the host in ${file} can be used`);
    return usable;
  }

  function read(): Deployed {
    lastChecked = null;
    const registry = readRegistryFile(deployDir);
    if (registry.host === null) throw new Error(`${file} names no host`);
    const checked = createCheckedVersions({ deployDir, apiCalls: calls, onProblem });
    lastChecked = checked;
    const host = hostOf(registry, checked);
    readings += 1;
    const releases = releasesOf(registry, checked, host, `${signature} ${readings}`);
    return { releases, registry, checked, special: new Map() };
  }

  /** Whether something that was refused can be used by now. */
  function hasRecovered(now: number): boolean {
    if (hosts?.takeNews()) return true;
    if (now - checkedAt < CHECK_REFUSED_EVERY_MS) return false;
    checkedAt = now;
    return lastChecked?.hasRecovered() ?? false;
  }

  /** What is deployed now, and the registry of it. Throws only when no registry could ever be read. */
  function look(): Deployed {
    const now = Date.now();
    if (deployed && now - readAt < CHECK_EVERY_MS) return deployed;
    readAt = now;
    try {
      const { mtimeMs, size, ino } = statSync(file);
      const seen = `${mtimeMs}-${size}-${ino}`;
      const isSame = seen === signature && apiCalls() === calls;
      if (deployed && isSame && !hasRecovered(now)) return deployed;
      signature = seen;
      calls = apiCalls();
      checkedAt = now;
      deployed = read();
    } catch (error) {
      if (!deployed) throw error;
      onProblem({ remote: 'registry', version: '', error });
    }
    return deployed;
  }

  /** What is deployed with the versions of a pin or a canary, which fall back to the current ones. */
  function withVersions(now: Deployed, versions: readonly [string, string][], id: string): Releases {
    const { registry, releases, checked } = now;
    const { host = releases.host, ...remotes } = Object.fromEntries(versions);
    const usable = host === releases.host || isUsable(host, checked) ? host : releases.host;
    return releasesOf(registry, checked, usable, id, remotes);
  }

  return {
    look,
    withVersions,

    /** Resolves when a version of the shell was tried and is good. Rejects when there is none. */
    async ready(): Promise<void> {
      try {
        look();
      } catch (error) {
        if (!(await hosts?.settled())) throw error;
        hosts?.takeNews();
        look();
      }
    },
  };
}
