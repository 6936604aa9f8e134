import type { Registry } from '@lapak/contracts/registry';
import { partsOf, type Part } from '../parts.ts';
import { unchanged, type Outcome } from '../registry/outcome.ts';
import { partState, withPartState } from '../registry/part-state.ts';
import type { LogLine } from '../storage/release-log.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { versionsNeeded } from './released-versions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A build or an upload takes minutes: what is older was killed. */
const ABANDONED_AFTER_MS = DAY_MS;

interface Unneeded {
  versions: { part: Part; version: string }[];
  /** Folders of builds and uploads that were killed. */
  abandoned: { part: Part; version: string }[];
}

/** Versions that some visitor got since a moment: each change of the log ended one and began another. */
const servedSince = (log: LogLine[], part: Part, since: Date) =>
  log
    .filter((line) => line.part === part && new Date(line.when) >= since)
    .flatMap(({ from, to }) => [from, to]);

/** Folders of builds and uploads that have not ended since `ABANDONED_AFTER_MS`. */
export async function findAbandoned(storage: ReleaseStorage, now: Date): Promise<Unneeded['abandoned']> {
  const unfinished = await Promise.all(
    partsOf(await storage.read()).map(async (part) =>
      (await storage.unfinished(part)).map((folder) => ({ part, ...folder })),
    ),
  );
  return unfinished
    .flat()
    .filter(({ writtenAt }) => now.getTime() - writtenAt.getTime() >= ABANDONED_AFTER_MS)
    .map(({ part, name }) => ({ part, version: name }));
}

/** What no entry, pin, canary, rollback or tab of the last days needs. What was built in these days stays too. */
export async function findUnneeded(storage: ReleaseStorage, days: number, now: Date): Promise<Unneeded> {
  const since = new Date(now.getTime() - days * DAY_MS);
  const [registry, log] = await Promise.all([storage.read(), storage.log()]);
  const all = await Promise.all(
    partsOf(registry).map(async (part) => {
      const needed = new Set([...versionsNeeded(registry, part), ...servedSince(log, part, since)]);
      const stored = await storage.versions(part);
      return stored.map(({ name, writtenAt }) => ({
        part,
        version: name,
        isNeeded: needed.has(name) || writtenAt >= since,
      }));
    }),
  );
  const versions = all.flat();
  return {
    versions: versions.filter(({ isNeeded }) => !isNeeded).map(({ part, version }) => ({ part, version })),
    abandoned: await findAbandoned(storage, now),
  };
}

/** Versions whose folder goes cannot be gone back to. A version that was withdrawn stays withdrawn. */
function forget(registry: Registry, part: Part, gone: string[]): Outcome {
  const state = partState(registry, part);
  const proven = state.proven.filter((version) => !gone.includes(version));
  if (proven.length === state.proven.length) return unchanged(registry);
  return {
    kind: 'changed',
    registry: withPartState(registry, part, { ...state, proven }),
    from: null,
    to: null,
  };
}

/** Removes what `findUnneeded` found, unless it is needed by now. */
export async function removeUnneeded(
  storage: ReleaseStorage,
  unneeded: Unneeded,
  note: { who: string; why?: string },
): Promise<void> {
  for (const part of partsOf(await storage.read())) {
    const gone = unneeded.versions.filter((one) => one.part === part).map(({ version }) => version);
    await storage.change({ ...note, part, verb: 'prune' }, (registry) => forget(registry, part, gone));
    const needed = versionsNeeded(await storage.read(), part);
    for (const version of gone) if (!needed.includes(version)) await storage.removeVersion(part, version);
  }
  for (const { part, version } of unneeded.abandoned) await storage.removeVersion(part, version);
}
