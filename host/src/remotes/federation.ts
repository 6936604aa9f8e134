import { getInstance } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { BRIDGES_GLOBAL, type OFFERED_BRIDGES } from '@lapak/contracts/federation-bridge';
import type { Federation } from './federated-page-source.ts';

// The containers of the remotes use this copy (shared/tooling/federation/from-host.js); none ships its own. The shell exposes
// nothing, so the build leaves out of its copy what starts a container.
Object.assign(bundlerRuntime.bundlerRuntime ?? {}, { initContainerEntry });
const offered = { 1: bundlerRuntime } satisfies Record<(typeof OFFERED_BRIDGES)[number], unknown>;
// The plain global is for remotes that were built before the bridge had a version.
Object.assign(globalThis, { lapakFederation: bundlerRuntime, [BRIDGES_GLOBAL]: offered });

const shell = getInstance();
if (!shell) throw new Error('the build puts the federation runtime in front of the shell');

/** The federation runtime that the build put into the shell; the remotes use this one copy. */
export const federation: Federation = {
  register: (name, version) =>
    shell.registerRemotes([
      { name, entry: version.entry, entryGlobalName: version.globalName, type: 'global' },
    ]),
  loadModule: (name, module) => shell.loadRemote(`${name}/${module}`),
};
