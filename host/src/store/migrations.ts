import type { MigrationManifest } from 'redux-persist';

/**
 * Steps between versions of the persisted shape, by the version they lead to. Version 1 is the first, so none changes
 * anything yet; the shape of a newer release, found after a rollback, is read by `readPersisted`, which keeps the valid parts.
 */
export const migrations: MigrationManifest = { 1: (state) => state };
