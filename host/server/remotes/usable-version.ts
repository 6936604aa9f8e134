import { join } from 'node:path';
import type { FactsOf, HostFacts } from '@lapak/contracts/release-facts';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import { apiProblems, compatibilityProblems } from '@lapak/releases/compatibility';
import { versionFolder, type Part } from '@lapak/releases/parts';
import { folderProblems } from '@lapak/releases/version/folder-problems';
import { readFacts } from '@lapak/releases/version/read-facts';
import { readHostAssets } from './host-assets.ts';
import { readRemoteVersion, type BuiltVersion } from './manifest.ts';

/** Calls that the API answers; null before an API elsewhere has sent them. */
export type ApiCalls = readonly string[] | null;

function refuse(problems: string[]): void {
  if (problems.length > 0) throw new Error(problems.join(' '));
}

/** What a whole folder states. Throws, with the reason, when it is not whole. */
function factsOf<P extends Part>(deployDir: string, part: P, version: string): FactsOf<P> {
  const dir = join(deployDir, versionFolder(part, version));
  const problems = folderProblems(dir, part, version);
  if (problems.length > 0) throw new Error(`${part} ${version} is not whole: ${problems.join(', ')}`);
  return readFacts(dir, part, version);
}

/** Throws, with the reason, when a version of the host cannot be used. @returns what it states */
export function usableHost(deployDir: string, version: string, calls: ApiCalls): HostFacts {
  const facts = factsOf(deployDir, 'host', version);
  if (calls) refuse(apiProblems(facts, calls));
  readHostAssets(deployDir, version);
  return facts;
}

/** Reads a version of a remote. Throws, with the reason, when it is broken, is not whole, or does not fit the host or the API. */
export function usableRemote(
  deployDir: string,
  remote: RemoteName,
  version: string,
  host: HostFacts,
  calls: ApiCalls,
): BuiltVersion {
  const facts = factsOf(deployDir, remote, version);
  refuse([...compatibilityProblems(facts, host), ...(calls ? apiProblems(facts, calls) : [])]);
  const folder = versionFolder(remote, version);
  return readRemoteVersion(join(deployDir, folder), `/${folder}`, version);
}
