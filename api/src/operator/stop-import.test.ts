import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from '../db/client.ts';
import { openDatabase } from '../db/open-database.ts';
import { stores } from '../db/schema/stores.ts';
import { fillDataFolder } from '../testing/embedded-template.ts';
import { testApp } from '../testing/test-app.ts';
import { operate } from '../testing/operate.ts';

const document = {
  format: 1,
  store: {
    username: 'toko',
    nama_toko: 'Toko',
    subscription_status: 'free',
    is_valid: true,
    is_active: true,
    origin: '33.72.01',
  },
};

describe('a server that stops in the midst of an import', () => {
  let folder = '';
  // In a thread of its own, as in a running server.
  let opened: OpenDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lapak-stop-'));
    await fillDataFolder(folder);
    opened = await openDatabase({ dataDir: folder });
  });
  afterAll(async () => {
    await opened.close();
    await rm(folder, { recursive: true });
  });

  it('ends it, replies so, and leaves nothing of it behind', async () => {
    const { app, config } = await testApp(opened);
    const file = path.join(folder, 'toko.json');
    await writeFile(file, JSON.stringify(document));
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    // The import waits behind it, as there is one session.
    const held = opened.db.transaction(() => isReleased);
    const imported = operate(config.dataDir, ['import', file]);
    const leftBetween = () => readdir(path.join(config.dataDir, 'importing')).catch(() => []);
    while ((await leftBetween()).length === 0) await sleep(5);
    const closed = app.close();
    const reply = await imported;
    release();
    await held;
    await closed;
    expect(reply).toEqual({
      failed: true,
      lines: ['Lapak berhenti sebelum impor selesai. Jalankan Lapak lagi, lalu ulangi impor ini.'],
    });
    expect(await leftBetween()).toEqual([]);
    expect(await opened.db.$count(stores)).toBe(0);
  });
});
