import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@lapak/contracts/registry';
import { versionsNeeded } from '../command/released-versions.ts';
import { partsOf, versionFolder, type Part } from '../parts.ts';
import { emptyRegistry, partState, withPartState, type PartState } from '../registry/part-state.ts';
import { createFolderStorage, readRegistryFile } from '../storage/folder-storage.ts';
import { formatRegistry, parseRegistry, REGISTRY_FILE } from '../storage/registry-text.ts';
import { folderProblems } from '../version/folder-problems.ts';
import type { Bucket } from './bucket.ts';
import { downloadVersion } from './download-version.ts';
import { removePruned } from './remove-pruned.ts';

interface MirrorOptions {
  bucket: Bucket;
  /** The deploy directory that the host server reads. */
  dir: string;
  /** Called with a version that cannot be taken yet, once for each reason. */
  onProblem: (problem: { part: Part; version: string; error: unknown }) => void;
}

/** A part's state with those of its versions that are on this machine; as it was when its current one is not. */
function availableState(
  wanted: PartState,
  before: PartState,
  isHere: (version: string) => boolean,
): PartState {
  if (wanted.current === null || !isHere(wanted.current)) return before;
  return {
    ...wanted,
    canary: wanted.canary && isHere(wanted.canary.version) ? wanted.canary : undefined,
    pins: Object.fromEntries(Object.entries(wanted.pins).filter(([, version]) => isHere(version))),
    proven: wanted.proven.filter(isHere),
  };
}

/**
 * Keeps a deploy directory like a bucket: copies the versions that visitors get, or that a part can go back to, and then
 * gives the entries of the registry whose versions are whole. An entry whose version is not stays as it was, and is looked at
 * again each time.
 */
export function createMirror({ bucket, dir, onProblem }: MirrorOptions) {
  const here = new Set<string>();
  const reported = new Set<string>();
  let done = '';

  function report(part: Part, version: string, error: unknown) {
    const reason = `${part} ${version} ${String(error)}`;
    if (!reported.has(reason)) onProblem({ part, version, error });
    reported.add(reason);
  }

  /** Has a version on this machine, when that is possible. */
  async function fetchVersion(part: Part, version: string): Promise<boolean> {
    const folder = versionFolder(part, version);
    if (here.has(folder)) return true;
    try {
      if (folderProblems(join(dir, folder), part, version).length > 0)
        await downloadVersion(bucket, dir, part, version);
      here.add(folder);
      return true;
    } catch (error) {
      report(part, version, error);
      return false;
    }
  }

  async function write(registry: Registry): Promise<void> {
    const file = join(dir, REGISTRY_FILE);
    const next = `${file}.${process.pid}.tmp`;
    await mkdir(dir, { recursive: true });
    await writeFile(next, formatRegistry(registry));
    await rename(next, file);
  }

  return {
    /** Looks at the bucket once. Throws a ReleaseError when it cannot be read. */
    async sync(): Promise<void> {
      const object = await bucket.get(REGISTRY_FILE);
      const text = object?.body.toString() ?? '';
      if (!object || text === done) return;
      const wanted = parseRegistry(text, `${bucket.place}/${REGISTRY_FILE}`);
      const before = readRegistryFile(dir);
      let isComplete = true;
      let next: Registry = { ...wanted, ...emptyRegistry, rollouts: {} };
      for (const part of partsOf(wanted)) {
        for (const version of versionsNeeded(wanted, part))
          isComplete = (await fetchVersion(part, version)) && isComplete;
        const state = availableState(partState(wanted, part), partState(before, part), (version) =>
          here.has(versionFolder(part, version)),
        );
        if (state.current !== null) next = withPartState(next, part, state);
      }
      if (formatRegistry(next) !== formatRegistry(before)) await write(next);
      done = isComplete ? text : '';
    },

    /** Removes from the copy what is not in the bucket any more, unless the registry here names it. */
    async prune(): Promise<void> {
      for (const { part, version } of await removePruned(bucket, createFolderStorage(dir)))
        here.delete(versionFolder(part, version));
    },
  };
}
