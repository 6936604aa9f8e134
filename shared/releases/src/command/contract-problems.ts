import type { Registry } from '@lapak/contracts/registry';
import type { HostFacts, RemoteFacts } from '@lapak/contracts/release-facts';
import { gateProblems } from '../gate.ts';
import { partsOf, type Part } from '../parts.ts';
import { lastGoodOf, partState } from '../registry/part-state.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { versionsInUse } from './released-versions.ts';

const unique = <T>(values: T[]) => [...new Set(values)];

/** The hosts that a remote has to work with: those in use, and the one that a rollback leads to. */
const hostsInUseOrBefore = (registry: Registry) =>
  unique([...versionsInUse(registry, 'host'), lastGoodOf(partState(registry, 'host')) ?? []].flat());

/** Why some version of the host and some version of a remote that can meet do not work together; a sentence for each reason. */
async function problemsBetween(
  storage: ReleaseStorage,
  hostVersions: string[],
  remoteVersions: { part: Part; version: string }[],
): Promise<string[]> {
  const hosts = await Promise.all(
    hostVersions.map((version) => storage.facts('host', version) as Promise<HostFacts | null>),
  );
  const facts = await Promise.all(
    remoteVersions.map(({ part, version }) => storage.facts(part, version) as Promise<RemoteFacts | null>),
  );
  return unique(facts.flatMap((remote) => hosts.flatMap((host) => gateProblems(remote, host))));
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
