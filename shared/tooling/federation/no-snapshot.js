// In place of the federation runtime's snapshot handler. Our server reads every remote's manifest and writes what the
// browser needs into the page, so the browser never loads a manifest, and the code that would is not shipped.
import { DisabledSnapshotHandler } from 'federation-core/plugins/snapshot/disabled.js';

export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();

  loadRemoteSnapshotInfo() {
    return Promise.reject(new Error('remotes are not found by a manifest in a browser'));
  }
}

/** Snapshot entries of a remote that is registered again: none. */
export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: {},
  remoteSnapshot: undefined,
});
