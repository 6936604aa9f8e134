import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReleaseFacts, RELEASE_FILE } from '@lapak/contracts/release-facts';
import { remoteModules } from '@lapak/contracts/remote-modules';
import { PERSIST_VERSION } from '@lapak/contracts/store/store-state';
import { sharedModules } from '../webpack/shared-modules.mjs';
import { apiCalls } from './api-calls.mjs';
import { builtCommit } from './commit.mjs';
import { repositoryRoot } from './deploy-dir.mjs';
import { fileFacts } from './file-facts.mjs';
import { typeFingerprints } from './runtime-types.mjs';

/** What remotes take from the host, and never bring themselves. */
const taken = Object.entries(sharedModules('remote')).filter(([, share]) => share.import === false);
const sharedRanges = Object.fromEntries(taken.map(([name, { requiredVersion }]) => [name, requiredVersion]));
const sharedVersions = Object.fromEntries(
  Object.entries(sharedModules('host')).map(([name, { version }]) => [name, version]),
);

/** Types of the runtime package, found once for all parts that one process builds, as they take seconds. */
let runtimeTypes;

/** What only a host, or only a remote, has. */
function factsOfRole(part, dir) {
  if (part === 'host') return { requires: remoteModules, sharedVersions };
  const manifest = JSON.parse(readFileSync(join(dir, 'mf-manifest.json'), 'utf8'));
  const exposes = manifest.exposes.map(({ name }) => name);
  return { exposes, sharedRanges };
}

/**
 * Writes `release.json`; the last file of a build.
 * @param {{ part: string, packageDir: string, version: string, dir: string, usedNames?: string[] }} build
 *   dir: the finished files; usedNames: what a remote uses of the runtime package
 */
export function writeReleaseFacts({ part, packageDir, version, dir, usedNames }) {
  const contracts = join(repositoryRoot, 'shared/contracts/package.json');
  runtimeTypes ??= typeFingerprints();
  const names = usedNames ?? Object.keys(runtimeTypes).sort();
  const facts = {
    part,
    version,
    ...builtCommit(packageDir),
    builtAt: new Date().toISOString(),
    contracts: JSON.parse(readFileSync(contracts, 'utf8')).version,
    runtimeTypes: Object.fromEntries(names.map((name) => [name, runtimeTypes[name]])),
    apiCalls: apiCalls(dir),
    persistedVersion: PERSIST_VERSION,
    ...factsOfRole(part, dir),
    files: fileFacts(dir),
  };
  if (!isReleaseFacts(facts)) throw new Error(`the facts of ${part} ${version} are not as the contract has them`);
  writeFileSync(join(dir, RELEASE_FILE), JSON.stringify(facts));
}
