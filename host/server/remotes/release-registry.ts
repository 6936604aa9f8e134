import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Value from 'typebox/value';
import { Registry, type Rollout } from '@lapak/contracts/registry';
import { remoteModules, type RemoteName } from '@lapak/contracts/remote-modules';
import { specialVersions, type Visit } from '../rollout/special-versions.ts';
import { readHostAssets } from './host-assets.ts';
import { readRemoteVersion, type BuiltVersion } from './manifest.ts';

/** The version of a remote to use, and the one to fall back to. */
interface BuiltRelease {
  current: BuiltVersion | null;
  lastGood: BuiltVersion | null;
}

export interface Releases {
  /** The shell's version. */
  host: string;
  remotes: Record<RemoteName, BuiltRelease>;
  /** Changes whenever any entry does; part of every page cache's key. */
  id: string;
}

interface Options {
  deployDir: string;
  onProblem: (problem: { remote: string; version: string; error: unknown }) => void;
}

/** A registry as it was read. */
interface Deployed {
  /** For visits without versions of their own. */
  releases: Releases;
  rollouts: Readonly<Record<string, Rollout>>;
  /** With the versions of canaries and pins, by these versions. */
  special: Map<string, Releases>;
}

const CHECK_EVERY_MS = 500;
const isRemote = (part: string): part is RemoteName => Object.hasOwn(remoteModules, part);

/**
 * The registry of what is deployed, read from `registry.json` and watched while the server runs: rewriting one entry
 * deploys or rolls back that remote, with no rebuild and no restart. A registry that cannot be read, or that names a
 * shell that is not there, is ignored; a version whose manifest is broken falls back to the last good one.
 */
export function createReleaseRegistry({ deployDir, onProblem }: Options) {
  const file = join(deployDir, 'registry.json');
  let deployed: Deployed | null = null;
  let readAt = 0;
  let signature = '';

  function version(remote: string, name: string | null): BuiltVersion | null {
    if (name === null) return null;
    try {
      return readRemoteVersion(join(deployDir, 'remotes', remote, name), `/remotes/${remote}/${name}`, name);
    } catch (error) {
      onProblem({ remote, version: name, error });
      return null;
    }
  }

  function read(): Deployed {
    const registry: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Value.Check(Registry, registry) || registry.host === null)
      throw new Error(`${file} is not a registry`);
    readHostAssets(deployDir, registry.host);
    const names = Object.keys(remoteModules) as RemoteName[];
    const remotes = Object.fromEntries(
      names.map((remote): [string, BuiltRelease] => {
        const entry = registry.remotes[remote];
        const current = version(remote, entry?.current ?? null);
        const lastGood = version(remote, entry?.lastGood ?? null);
        return [remote, current ? { current, lastGood } : { current: lastGood, lastGood: null }];
      }),
    ) as Releases['remotes'];
    const releases = { host: registry.host, remotes, id: signature };
    return { releases, rollouts: registry.rollouts ?? {}, special: new Map() };
  }

  /** What is deployed now, and the registry of it. Throws only when no registry could ever be read. */
  function look(): Deployed {
    const now = Date.now();
    if (deployed && now - readAt < CHECK_EVERY_MS) return deployed;
    readAt = now;
    try {
      const { mtimeMs, size, ino } = statSync(file);
      const seen = `${mtimeMs}-${size}-${ino}`;
      if (deployed && seen === signature) return deployed;
      signature = seen;
      deployed = read();
    } catch (error) {
      if (!deployed) throw error;
      onProblem({ remote: 'registry', version: '', error });
    }
    return deployed;
  }

  function usableHost(name: string, instead: string): string {
    try {
      readHostAssets(deployDir, name);
      return name;
    } catch (error) {
      onProblem({ remote: 'host', version: name, error });
      return instead;
    }
  }

  /** What is deployed with other versions of some parts, which fall back to the current ones. */
  function withVersions(releases: Releases, versions: readonly [string, string][], id: string): Releases {
    const remotes = { ...releases.remotes };
    let { host } = releases;
    for (const [part, name] of versions) {
      if (part === 'host') host = usableHost(name, host);
      else if (isRemote(part)) {
        const current = version(part, name);
        if (current) remotes[part] = { current, lastGood: releases.remotes[part].current };
      }
    }
    return { host, remotes, id };
  }

  return {
    /** What visits without versions of their own get. Throws only when no registry could ever be read. */
    current: (): Releases => look().releases,

    /** What a visit gets: the versions of its store and of the canaries that it is in, else the current ones. */
    of(visit: Visit): Releases {
      const { releases, rollouts, special } = look();
      const versions = specialVersions(rollouts, visit);
      if (versions.length === 0) return releases;
      const id = [releases.id, ...versions.map((pair) => pair.join('@'))].join(' ');
      const known = special.get(id) ?? withVersions(releases, versions, id);
      special.set(id, known);
      return known;
    },

    rollouts: () => look().rollouts,

    /** The version that most visitors get; null for a remote that is not deployed. */
    currentVersion(part: RemoteName | 'host'): string | null {
      const { releases } = look();
      return part === 'host' ? releases.host : (releases.remotes[part].current?.version ?? null);
    },

    /** The versions of a remote that visitors may have; none for a remote that is not deployed. */
    versions(remote: string): string[] {
      const { releases, rollouts } = look();
      if (!isRemote(remote)) return [];
      const { current, lastGood } = releases.remotes[remote];
      const { pins = {}, canary } = rollouts[remote] ?? {};
      const named = [current?.version, lastGood?.version, canary?.version, ...Object.values(pins)];
      return [...new Set(named.filter((name) => name !== undefined))];
    },
  };
}

export type ReleaseRegistry = ReturnType<typeof createReleaseRegistry>;
