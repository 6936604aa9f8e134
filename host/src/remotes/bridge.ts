import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { BRIDGES_GLOBAL, type OFFERED_BRIDGES } from '@lapak/contracts/federation-bridge';

// The containers of remotes that were built with Module Federation's own plugin use this copy of its runtime; none ships its own.
const offered = { 1: bundlerRuntime } satisfies Record<(typeof OFFERED_BRIDGES)[number], unknown>;
// The plain global is for remotes that were built before the bridge had a version.
Object.assign(globalThis, { lapakFederation: bundlerRuntime, [BRIDGES_GLOBAL]: offered });
