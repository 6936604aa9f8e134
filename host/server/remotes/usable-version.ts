import { join } from 'node:path';
import type { HostFacts, ReleaseFacts, RemoteFacts } from '@lapak/contracts/release-facts';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import { gateProblems } from '@lapak/releases/gate';
import { versionFolder, type Part } from '@lapak/releases/parts';
import { folderProblems } from '@lapak/releases/version/folder-problems';
import { readFacts } from '@lapak/releases/version/read-facts';
import { readHostAssets } from './host-assets.ts';
import { readRemoteVersion, type BuiltVersion } from './manifest.ts';

/** What a whole folder states. Throws, with the reason, when it is not whole. */
function factsOf(deployDir: string, part: Part, version: string): ReleaseFacts {
  const dir = join(deployDir, versionFolder(part, version));
  const problems = folderProblems(dir, part, version);
  if (problems.length > 0) throw new Error(`${part} ${version} is not whole: ${problems.join(', ')}`);
  return readFacts(dir, part, version);
}

const ofHost = (facts: ReleaseFacts | null): HostFacts | null =>
  facts && 'requires' in facts ? facts : null;
const ofRemote = (facts: ReleaseFacts | null): RemoteFacts | null =>
  facts && 'exposes' in facts ? facts : null;

/** Throws, with the reason, when a version of the host cannot be used. @returns what it states */
export function usableHost(deployDir: string, version: string): HostFacts | null {
  const facts = factsOf(deployDir, 'host', version);
  readHostAssets(deployDir, version);
  return ofHost(facts);
}

/** Reads a version of a remote. Throws, with the reason, when it is broken, is not whole, or does not fit the host. */
export function usableRemote(
  deployDir: string,
  remote: RemoteName,
  version: string,
  host: HostFacts | null,
): BuiltVersion {
  const facts = ofRemote(factsOf(deployDir, remote, version));
  const problems = gateProblems(facts, host);
  if (problems.length > 0) throw new Error(problems.join(' '));
  const folder = versionFolder(remote, version);
  return readRemoteVersion(join(deployDir, folder), `/${folder}`, version);
}
