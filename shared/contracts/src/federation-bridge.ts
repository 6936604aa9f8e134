/**
 * Version of the bridge that a remote built now is for. The bridge is the global object through which a remote's container
 * uses the federation runtime of the page's host. Its version changes when a container of before cannot use what a newer
 * runtime offers.
 */
export const BRIDGE = 1;

/**
 * Versions of the bridge that a host built now offers: several while remotes of each are deployed, so that the runtime is
 * upgraded without redeploying all remotes at once.
 */
export const OFFERED_BRIDGES = [1] as const;

/** Global variable that has the bridges by version. Builds without a version use `lapakFederation`, which is version 1. */
export const BRIDGES_GLOBAL = 'lapakFederations';
