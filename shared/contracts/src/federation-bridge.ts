/**
 * The bridge: the global object through which a remote's container uses the federation runtime of the page's host. Its
 * version changes when a container of before cannot use what a newer runtime offers. A host offers several versions while
 * remotes of each are deployed, so that the runtime is upgraded without redeploying all remotes at once.
 */
export const bridges = {
  /** What a remote that is built now is for. */
  current: 1,
  /** What a host that is built now offers. */
  offered: [1],
} as const;

/** Global variable by bridge version. Builds without a version use `lapakFederation`, which is version 1. */
export const BRIDGES_GLOBAL = 'lapakFederations';
