import type { Registry } from '@lapak/contracts/registry';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import { apiProblems, compatibilityProblems } from '../compatibility.ts';
import { partsOf, type Part } from '../parts.ts';
import { lastGoodOf, partState } from '../registry/part-state.ts';
import { REPORT_EVERY_MS } from '../storage/health-report.ts';
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
  return unique(remotes.flatMap((remote) => hosts.flatMap((host) => compatibilityProblems(remote, host))));
}

/** Why versions do not work with the APIs of the shop's running servers; what a server reported earlier is not asked. */
async function problemsWithApi(storage: ReleaseStorage, versions: { part: Part; version: string }[]) {
  const since = Date.now() - 2 * REPORT_EVERY_MS;
  const reports = (await storage.health()).filter(({ when }) => Date.parse(when) > since);
  const facts = await factsOf(storage, versions);
  return reports.flatMap(({ who, apiCalls }) =>
    apiCalls === null ? [] : facts.flatMap((known) => apiProblems(known, apiCalls, who)),
  );
}

const remotesInUse = (registry: Registry) =>
  partsOf(registry)
    .filter((part) => part !== 'host')
    .flatMap((part) => versionsInUse(registry, part).map((version) => ({ part, version })));

/** Why one version does not work with what is released: a host with all remotes in use, a remote with the hosts, both with the API. */
export async function contractProblems(
  storage: ReleaseStorage,
  registry: Registry,
  part: Part,
  version: string,
): Promise<string[]> {
  const between =
    part === 'host'
      ? problemsBetween(storage, [version], remotesInUse(registry))
      : problemsBetween(storage, hostsInUseOrBefore(registry), [{ part, version }]);
  return [...(await between), ...(await problemsWithApi(storage, [{ part, version }]))];
}

/** Why the versions that a registry gives to visitors do not work together, or with the API. */
export async function problemsWithin(storage: ReleaseStorage, registry: Registry): Promise<string[]> {
  const hosts = versionsInUse(registry, 'host');
  const remotes = remotesInUse(registry);
  const all = [...hosts.map((version) => ({ part: 'host' as const, version })), ...remotes];
  return [...(await problemsBetween(storage, hosts, remotes)), ...(await problemsWithApi(storage, all))];
}
