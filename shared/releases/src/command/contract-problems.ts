import type { Registry } from '@lapak/contracts/registry';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import { gateProblems } from '../gate.ts';
import { partsOf, type Part } from '../parts.ts';
import { lastGoodOf, partState } from '../registry/part-state.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { versionsInUse } from './released-versions.ts';

const unique = <T>(values: T[]) => [...new Set(values)];

/** The hosts that a remote has to work with: those in use, and the one that a rollback leads to. */
const hostsInUseOrBefore = (registry: Registry) =>
  unique([...versionsInUse(registry, 'host'), lastGoodOf(partState(registry, 'host')) ?? []].flat());

/** What the versions state that are there: nobody gets one that is gone. */
async function factsOf<P extends Part>(storage: ReleaseStorage, versions: { part: P; version: string }[]) {
  const facts = await Promise.all(versions.map(({ part, version }) => storage.facts(part, version)));
  return facts.filter((known) => known !== null);
}

/** Why some version of the host and some version of a remote that can meet do not work together; a sentence for each reason. */
async function problemsBetween(
  storage: ReleaseStorage,
  hostVersions: string[],
  remoteVersions: { part: RemoteName; version: string }[],
): Promise<string[]> {
  const hosts = await factsOf(
    storage,
    hostVersions.map((version) => ({ part: 'host' as const, version })),
  );
  const remotes = await factsOf(storage, remoteVersions);
  return unique(remotes.flatMap((remote) => hosts.flatMap((host) => gateProblems(remote, host))));
}

const remotesInUse = (registry: Registry) =>
  partsOf(registry)
    .filter((part) => part !== 'host')
    .flatMap((part) => versionsInUse(registry, part).map((version) => ({ part, version })));

/** Why one version does not work with what is released: a host with all remotes in use, a remote with the hosts. */
export const contractProblems = (storage: ReleaseStorage, registry: Registry, part: Part, version: string) =>
  part === 'host'
    ? problemsBetween(storage, [version], remotesInUse(registry))
    : problemsBetween(storage, hostsInUseOrBefore(registry), [{ part, version }]);

/** Why the versions that a registry gives to visitors do not work together. */
export const problemsWithin = (storage: ReleaseStorage, registry: Registry) =>
  problemsBetween(storage, versionsInUse(registry, 'host'), remotesInUse(registry));
