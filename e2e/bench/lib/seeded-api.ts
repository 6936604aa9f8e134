import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@lapak/api/db/client';
import { openDatabase } from '@lapak/api/db/open-database';
import { startApi } from '../../src/support/product.ts';
import { createDatabase } from './test-database.ts';

/**
 * Starts the API on a database that was filled before, without demo stores and limits; it keeps no answers.
 * @param serverUrl of a PostgreSQL server; null for the embedded database
 * @param fill writes the rows, straight into the database
 */
export async function startSeededApi(serverUrl: string | null, fill: (db: Database) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lapak-bench-'));
  const database = serverUrl === null ? null : await createDatabase(serverUrl);
  const remove = async () => {
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { db, close } = await openDatabase({ dataDir, databaseUrl: database?.url });
    try {
      await fill(db);
      await db.execute('vacuum (analyze)');
    } finally {
      await close();
    }
    const api = await startApi({
      DATA_DIR: dataDir,
      ...(database ? { DATABASE_URL: database.url } : {}),
      RATE_LIMIT_FACTOR: '0',
      HOLD_LIMIT_FACTOR: '0',
      DEMO_STORES: '0',
      CACHE_SECONDS: '0',
    });
    const stop = async () => {
      await api.stop();
      await remove();
    };
    return { origin: api.origin, dataDir, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
