import type { MigrationManifest } from 'redux-persist';

/**
 * Steps between versions of the persisted shape, by the version they lead to. Version 1 is the first; the shape of a
 * newer release, met after a rollback, is read by `readPersisted`, which takes what it understands.
 */
export const migrations: MigrationManifest = { 1: (state) => state };
