import { BRIDGES_GLOBAL, bridges } from '@lapak/contracts/federation-bridge';

// The federation runtime for a remote's container: the shell's copy, which the shell sets as a global before it
// loads any remote. A container of its own state, so that two remotes never share one.
const host =
  globalThis[BRIDGES_GLOBAL]?.[bridges.current] ??
  (bridges.current === 1 ? globalThis.lapakFederation : undefined);
if (!host)
  throw new Error(`the host offers no version ${bridges.current} of the bridge to its federation runtime`);

export default {
  ...host,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  bundlerRuntime: { ...host.bundlerRuntime, S: {} },
  // The shell's `init` would make the remote's instance the one that the shell loads through.
  runtime: { ...host.runtime, init: (options) => host.runtime.createInstance(options) },
};
