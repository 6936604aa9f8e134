import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fillDataFolder } from '../../testing/embedded-template.ts';
import { DurableFS } from './durable-fs.ts';
import { durableSettings, extensions } from './settings.ts';

it('syncs every commit to the disk', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lapak-durable-'));
  await fillDataFolder(folder);
  const client = await PGlite.create({
    extensions,
    fs: new DurableFS(path.join(folder, 'pgdata')),
    startParams: durableSettings,
  });
  await client.exec('create table notes (id int)');
  const synced = jest.spyOn(fs, 'fsyncSync');
  await client.exec('insert into notes values (1)');
  expect(synced).toHaveBeenCalled();
  synced.mockRestore();
  await client.close();
  await rm(folder, { recursive: true });
});
