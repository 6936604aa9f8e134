import { BRIDGE, BRIDGES_GLOBAL } from '@lapak/contracts/federation-bridge';

// The federation runtime for a remote's container: the shell's copy, which the shell sets as a global before it
// loads any remote. A container of its own state, so that two remotes never share one.
const host = globalThis[BRIDGES_GLOBAL]?.[BRIDGE] ?? (BRIDGE === 1 ? globalThis.lapakFederation : undefined);
if (!host) throw new Error(`the host lacks bridge ${BRIDGE}`);

export default {
  ...host,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  bundlerRuntime: { ...host.bundlerRuntime, S: {} },
  // The shell's `init` would make the remote's instance the one that the shell loads through.
  runtime: { ...host.runtime, init: (options) => host.runtime.createInstance(options) },
};
