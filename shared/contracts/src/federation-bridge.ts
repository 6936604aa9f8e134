/**
 * A bridge is a global object through which a remote's container uses the federation runtime of the page's host. Containers
 * are built by webpack alone now, which brings what they need; builds of before, which state version 1, need that bridge.
 */
export const NO_BRIDGE = 0;

/** Versions of the bridge that a host built now offers. It loads one only when a remote that is deployed needs it. */
export const OFFERED_BRIDGES = [1] as const;

/** Global variable that has the bridges by version. Builds without a version use `lapakFederation`, which is version 1. */
export const BRIDGES_GLOBAL = 'lapakFederations';
