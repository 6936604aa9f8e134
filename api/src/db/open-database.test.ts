import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from './open-database.ts';
import { stores } from './schema/stores.ts';

describe('The embedded database', () => {
  it('keeps what was written, and refuses a second opening', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'lapak-database-'));
    const first = await openDatabase({ dataDir });
    await first.db.insert(stores).values({ username: 'tahan', namaToko: 'Tahan Lama' });
    await expect(openDatabase({ dataDir })).rejects.toThrow(/DATA_DIR/);
    await first.close();
    const second = await openDatabase({ dataDir });
    expect(await second.db.select({ namaToko: stores.namaToko }).from(stores)).toEqual([
      { namaToko: 'Tahan Lama' },
    ]);
    await second.close();
    await rm(dataDir, { recursive: true });
  });
});
