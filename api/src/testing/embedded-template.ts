import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../db/client.ts';
import { embeddedDatabase } from '../db/open-database.ts';
import { preparedClient } from '../db/embedded/prepared-client.ts';
import { extensions, memorySettings } from '../db/embedded/settings.ts';
import { loadDistricts } from '../districts/load-districts.ts';
import { FilledFS, filesOf, writeFiles, type MemoryFiles } from './memory-files.ts';

const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url));

/** Changes with the tables, so that a template of older ones is never used. */
export function tablesVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations)
    .filter((entry) => entry.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(path.join(migrations, name)));
  hash.update(readFileSync(path.join(migrations, 'meta/_journal.json')));
  hash.update(readFileSync(fileURLToPath(new URL('../districts/regency-positions.csv', import.meta.url))));
  return hash.digest('hex').slice(0, 16);
}

async function openMemory(files?: MemoryFiles) {
  const client = await PGlite.create({
    extensions,
    ...(files ? { fs: new FilledFS(files) } : {}),
    startParams: [...PGlite.defaultStartParams, ...memorySettings],
  });
  return { client, opened: await embeddedDatabase(preparedClient(client)) };
}

async function makeFiles(): Promise<MemoryFiles> {
  const { client, opened } = await openMemory();
  await loadDistricts(opened.db);
  // Else each start would repeat all of it from the log.
  await client.exec('checkpoint');
  const files = filesOf(client);
  await opened.close();
  return files;
}

/**
 * Files of a migrated, empty database with the districts; made once for these tables and kept in the temporary folder, as that
 * takes seconds.
 */
async function keptFiles(): Promise<MemoryFiles> {
  const file = path.join(tmpdir(), 'lapak-test-databases', `${tablesVersion()}.files`);
  if (existsSync(file)) return deserialize(await readFile(file));
  const files = await makeFiles();
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, serialize(files));
  await rename(draft, file);
  return files;
}

/** A migrated, empty database with the districts in memory. */
export async function openFromTemplate(): Promise<OpenDatabase> {
  return (await openMemory(await keptFiles())).opened;
}

/** Makes a data folder whose embedded database is such a one, so that opening it does not take seconds. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  await writeFiles(path.join(dataDir, 'pgdata'), await keptFiles());
}
