import type { Rollout } from '@lapak/contracts/registry';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import { partsOf, type Part } from '@lapak/releases/parts';
import { specialVersions, type Visit } from '../rollout/special-versions.ts';
import { createDeployedReleases, type DeployedOptions, type Releases } from './deployed-releases.ts';

/**
 * The registry of what is deployed, read from `registry.json` and watched while the server runs: rewriting one entry
 * deploys or rolls back that remote, with no rebuild and no restart. A registry that cannot be read is ignored. A shell that
 * cannot be used is replaced by the one in use, else by the last good one. A version that is broken, is not whole or does not fit the host or the API is replaced by
 * the last good one, and taken when its folder has become whole or the API has changed.
 */
export function createReleaseRegistry(options: DeployedOptions) {
  const source = createDeployedReleases(options);
  const { look } = source;

  const isPart = (name: string): name is Part =>
    (partsOf(look().registry) as readonly string[]).includes(name);

  return {
    isPart,

    /** Whether a remote was ever deployed. */
    isDeployed: (remote: RemoteName): boolean => Object.hasOwn(look().registry.remotes, remote),

    /** The host, and all remotes that are deployed, whether these sources know them or not. */
    parts: (): Part[] => partsOf(look().registry),

    /** What visits without versions of their own get. Throws only when no registry could ever be read. */
    current: (): Releases => look().releases,

    ready: source.ready,

    /** What a visit gets: the versions of its store and of the canaries that it is in, else the current ones. */
    of(visit: Visit): Releases {
      const now = look();
      const { releases, registry, special } = now;
      const versions = specialVersions(registry.rollouts ?? {}, visit);
      if (versions.length === 0) return releases;
      const id = [releases.id, ...versions.map((pair) => pair.join('@'))].join(' ');
      const known = special.get(id) ?? source.withVersions(now, versions, id);
      special.set(id, known);
      return known;
    },

    rollouts: (): Readonly<Record<string, Rollout>> => look().registry.rollouts ?? {},

    /** The version that most visitors get; null for a remote that is not deployed. */
    currentVersion(part: RemoteName | 'host'): string | null {
      const { releases } = look();
      return part === 'host' ? releases.host : (releases.remotes[part].current?.version ?? null);
    },

    /** The versions of a part that visitors may have; none for a part that is not deployed. */
    versions(part: string): string[] {
      const { releases, registry } = look();
      if (!isPart(part)) return [];
      const { pins = {}, canary, lastGood } = registry.rollouts?.[part] ?? {};
      const remote = part === 'host' ? null : releases.remotes[part];
      const used = remote ? [remote.current?.version, remote.lastGood?.version] : [releases.host, lastGood];
      const named = [...used, canary?.version, ...Object.values(pins)];
      return [...new Set(named.filter((name) => name !== undefined))];
    },
  };
}

export type ReleaseRegistry = ReturnType<typeof createReleaseRegistry>;
