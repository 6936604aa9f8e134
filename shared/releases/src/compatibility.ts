import type { HostFacts, ReleaseFacts, RemoteFacts } from '@lapak/contracts/release-facts';
import { major, minVersion, minor, satisfies, validRange } from 'semver';

type Check = (remote: RemoteFacts, host: HostFacts) => string[];

const missingModules: Check = (remote, host) =>
  (host.requires[remote.part] ?? [])
    .filter((name) => !remote.exposes.includes(name))
    .map((name) => `it has no module ${name}, which the routes of host ${host.version} load`);

/** Tests as the federation's runtime does, which refuses a share of another range in the browser. */
const unsatisfiedRanges: Check = (remote, host) =>
  Object.entries(remote.sharedRanges).flatMap(([name, range]) => {
    const offered = host.sharedVersions[name];
    if (offered === undefined)
      return [`it needs ${name} ${range}, which host ${host.version} does not share`];
    const fits = validRange(range) !== null && satisfies(offered, range);
    return fits ? [] : [`it needs ${name} ${range}, and host ${host.version} has ${offered}`];
  });

const missingNames: Check = (remote, host) =>
  Object.keys(remote.runtimeTypes)
    .filter((name) => host.runtimeTypes[name] === undefined)
    .map((name) => `it uses ${name} of @lapak/runtime, which host ${host.version} does not offer`);

/** Only an equal type is known to fit: which widening is harmless depends on who calls and who is called. */
const changedTypes: Check = (remote, host) =>
  Object.entries(remote.runtimeTypes)
    .filter(([name, type]) => ![undefined, type].includes(host.runtimeTypes[name]))
    .map(
      ([name]) =>
        `it uses ${name} of @lapak/runtime with another type than that of host ${host.version} (deploy what was built with the same type together: npm run deploy)`,
    );

/** Routes name what stands in an address as they like. */
const unnamed = (call: string) => call.replace(/:\w+/g, ':');

/**
 * Why a version cannot run before an API; empty when it can.
 * @param answered calls that the API has
 * @param whose of which server the API is, for the sentences
 */
export function apiProblems(facts: ReleaseFacts, answered: readonly string[], whose = ''): string[] {
  const known = new Set(answered.map(unnamed));
  return facts.apiCalls
    .filter((call) => !known.has(unnamed(call)))
    .map(
      (call) =>
        `${facts.part} ${facts.version}: it calls ${call}, which the API${whose && ` of ${whose}`} does not have.`,
    );
}

/** The part of a version whose change is a break: the major one, before 1.0.0 the minor one. */
const breaking = (version: string) => {
  const lowest = minVersion(version);
  if (!lowest) return version;
  return major(lowest) > 0 ? `${major(lowest)}` : `0.${minor(lowest)}`;
};

const otherContracts: Check = (remote, host) =>
  breaking(remote.contracts) === breaking(host.contracts)
    ? []
    : [
        `it is built with contracts ${remote.contracts}, which host ${host.version} with contracts ${host.contracts} does not understand`,
      ];

const newerStore: Check = (remote, host) =>
  remote.persistedVersion <= host.persistedVersion
    ? []
    : [
        `it is built for version ${remote.persistedVersion} of the kept store, and host ${host.version} keeps version ${host.persistedVersion}`,
      ];

const checks = [missingModules, unsatisfiedRanges, missingNames, changedTypes, otherContracts, newerStore];

/**
 * Why a remote's version cannot run in a version of the host; empty when it can.
 *
 * - Modules: the remote has every module that the host's routes load. More are no problem.
 * - Shared packages: the host's version is in the remote's range.
 * - Names: the host's runtime package exports each name that the remote uses, with the same type.
 * - Contracts: both are of one major version (before 1.0.0: of one minor version). A break of the contracts raises that, and
 *   its host and remotes are deployed together; anything else is an addition, which either side may lack.
 * - Kept store: the remote's version is not newer than the host's. A host reads the state of every older version.
 *
 * @returns a sentence for each reason
 */
export function compatibilityProblems(remote: RemoteFacts, host: HostFacts): string[] {
  return checks.flatMap((check) =>
    check(remote, host).map((reason) => `${remote.part} ${remote.version}: ${reason}.`),
  );
}
