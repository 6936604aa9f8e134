import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Federation } from './federated-page-source.ts';

/** The federation runtime that the build put into the shell; the remotes use this one copy. */
export const federation: Federation = {
  register: (name, version, force) =>
    registerRemotes([{ name, entry: version.entry, entryGlobalName: version.globalName, type: 'global' }], {
      force,
    }),
  loadModule: (name, module) => loadRemote(`${name}/${module}`),
};
