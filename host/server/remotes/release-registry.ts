import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Value from 'typebox/value';
import { Registry } from '@lapak/contracts/registry';
import { remoteModules, type RemoteName } from '@lapak/contracts/remote-modules';
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

const CHECK_EVERY_MS = 500;

/**
 * The registry of what is deployed, read from `registry.json` and watched while the server runs: rewriting one entry
 * deploys or rolls back that remote, with no rebuild and no restart. A registry that cannot be read, or that names a
 * shell that is not there, is ignored; a version whose manifest is broken falls back to the last good one.
 */
export function createReleaseRegistry({ deployDir, onProblem }: Options) {
  const file = join(deployDir, 'registry.json');
  let releases: Releases | null = null;
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

  function read(): Releases {
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
    return { host: registry.host, remotes, id: signature };
  }

  return {
    /** What is deployed now. Throws only when no registry could ever be read. */
    current(): Releases {
      const now = Date.now();
      if (releases && now - readAt < CHECK_EVERY_MS) return releases;
      readAt = now;
      try {
        const { mtimeMs, size, ino } = statSync(file);
        const seen = `${mtimeMs}-${size}-${ino}`;
        if (releases && seen === signature) return releases;
        signature = seen;
        releases = read();
      } catch (error) {
        if (!releases) throw error;
        onProblem({ remote: 'registry', version: '', error });
      }
      return releases;
    },
  };
}

export type ReleaseRegistry = ReturnType<typeof createReleaseRegistry>;
