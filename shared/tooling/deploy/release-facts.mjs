import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_BRIDGE, OFFERED_BRIDGES } from '@lapak/contracts/federation-bridge';
import { isReleaseFacts, RELEASE_FILE } from '@lapak/contracts/release-facts';
import { remoteModules } from '@lapak/contracts/remote-modules';
import { PERSIST_VERSION } from '@lapak/contracts/store/store-state';
import { sharedModules } from '../webpack/shared-modules.mjs';
import { builtCommit } from './commit.mjs';
import { repositoryRoot } from './deploy-dir.mjs';
import { fileFacts } from './file-facts.mjs';
import { typeFingerprints } from './runtime-types.mjs';

const shared = (role, field) =>
  Object.fromEntries(Object.entries(sharedModules(role)).map(([name, { [field]: value }]) => [name, value]));

/** What only a host, or only a remote, has. */
function factsOfRole(part, dir) {
  if (part === 'host') {
    const sharedVersions = shared('host', 'version');
    return { requires: remoteModules, sharedVersions, federation: OFFERED_BRIDGES };
  }
  const manifest = JSON.parse(readFileSync(join(dir, 'mf-manifest.json'), 'utf8'));
  const exposes = manifest.exposes.map(({ name }) => name);
  return { exposes, sharedRanges: shared('remote', 'requiredVersion'), federation: NO_BRIDGE };
}

/**
 * Writes `release.json`; the last file of a build.
 * @param {{ part: string, packageDir: string, version: string, dir: string, target: string, runtimeNames: Set<string> }} build
 *   dir: the finished files; target: the version folder that they will be
 */
export function writeReleaseFacts({ part, packageDir, version, dir, target, runtimeNames }) {
  const contracts = join(repositoryRoot, 'shared/contracts/package.json');
  const names = [...runtimeNames].sort();
  const types = typeFingerprints();
  const facts = {
    part,
    version,
    ...builtCommit(packageDir),
    builtAt: new Date().toISOString(),
    contracts: JSON.parse(readFileSync(contracts, 'utf8')).version,
    runtimeNames: names,
    runtimeTypes: Object.fromEntries(names.flatMap((name) => (types[name] ? [[name, types[name]]] : []))),
    persistedVersion: PERSIST_VERSION,
    ...factsOfRole(part, dir),
    files: fileFacts(dir, target),
  };
  if (!isReleaseFacts(facts)) throw new Error(`the facts of ${part} ${version} are not as the contract has them`);
  writeFileSync(join(dir, RELEASE_FILE), JSON.stringify(facts));
}
