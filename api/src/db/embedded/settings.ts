import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

export const extensions = { pg_trgm, btree_gin };

export const memorySettings = ['-c', 'shared_buffers=16MB'];

/** `-F` switches fsync off; the embedded database of a shop must not. */
export const durableSettings = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...memorySettings,
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];
