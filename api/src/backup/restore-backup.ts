import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { lockFolder } from '../db/lock.ts';
import { connectToServer } from '../db/server-database.ts';
import { prepareDataFolder } from '../lib/data-folder.ts';
import { createStorage } from '../storage/create-storage.ts';
import { contentTypeOf, type Visibility } from '../storage/file-storage.ts';
import { brokenFiles, databaseCopy, DEPLOYED, readManifest, REGISTRY, type Manifest } from './manifest.ts';
import { fillDatabase } from './postgres-tools.ts';

/** Why a backup was not restored; nothing of it counts then. */
export type RestoreProblem =
  { reason: 'none' | 'other database' | 'not empty' } | { reason: 'broken'; files: string[] };

type Restored =
  { ok: true; files: number; madeAt: string; isDeployed: boolean } | ({ ok: false } & RestoreProblem);

type RestoreConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'deployDir'>;

const FILE = /^files\/(public|private)\/(.+)$/;

async function putFiles(config: RestoreConfig, folder: string, { contents }: Manifest): Promise<number> {
  const storage = createStorage(config);
  let files = 0;
  for (const name of Object.keys(contents)) {
    const [, visibility, key] = FILE.exec(name) ?? [];
    if (visibility === undefined || key === undefined) continue;
    const body = await readFile(path.join(folder, name));
    await storage.put(key, body, contentTypeOf(key), visibility as Visibility);
    files += 1;
  }
  return files;
}

/** Copied beside its place first: a folder that is there is whole. */
async function putEmbedded({ dataDir }: RestoreConfig, folder: string): Promise<void> {
  const [copy, place] = [path.join(dataDir, 'pgdata.new'), path.join(dataDir, 'pgdata')];
  await rm(copy, { recursive: true, force: true });
  await cp(path.join(folder, databaseCopy.embedded), copy, { recursive: true });
  await rename(copy, place);
}

/** What is deployed here already stays. @returns whether what the backup has is deployed now */
async function putDeployed({ deployDir }: RestoreConfig, folder: string): Promise<boolean> {
  const copy = path.join(folder, DEPLOYED);
  if (!existsSync(copy) || existsSync(path.join(deployDir, REGISTRY))) return false;
  const others = (await readdir(copy)).filter((name) => name !== REGISTRY);
  // The registry last, as it names the others.
  for (const name of [...others, REGISTRY])
    await cp(path.join(copy, name), path.join(deployDir, name), { recursive: true });
  return true;
}

async function hasTables(databaseUrl: string): Promise<boolean> {
  const { db, close } = connectToServer({ databaseUrl, poolSize: 1 });
  try {
    const found = await db.execute(sql`select 1 from pg_tables where schemaname = 'public' limit 1`);
    return (found as unknown as { rows: unknown[] }).rows.length > 0;
  } finally {
    await close();
  }
}

async function isEmpty({ dataDir, databaseUrl }: RestoreConfig): Promise<boolean> {
  return databaseUrl === undefined
    ? !existsSync(path.join(dataDir, 'pgdata'))
    : !(await hasTables(databaseUrl));
}

/**
 * Puts a backup into an empty shop: files first, the database last, so that what was cut off can be repeated.
 * @throws FolderLockedError while a process has the data folder, PostgresToolError when a server's database could not be filled
 */
export async function restoreBackup(config: RestoreConfig, folder: string): Promise<Restored> {
  const manifest = await readManifest(folder);
  if (!manifest) return { ok: false, reason: 'none' };
  const { databaseUrl } = config;
  const wanted = databaseUrl === undefined ? 'embedded' : 'postgresql';
  if (manifest.database !== wanted) return { ok: false, reason: 'other database' };
  const broken = await brokenFiles(folder, manifest);
  if (broken.length > 0) return { ok: false, reason: 'broken', files: broken };
  await prepareDataFolder(config.dataDir);
  const lock = await lockFolder(config.dataDir);
  try {
    if (!(await isEmpty(config))) return { ok: false, reason: 'not empty' };
    const files = await putFiles(config, folder, manifest);
    if (databaseUrl === undefined) await putEmbedded(config, folder);
    else await fillDatabase(databaseUrl, path.join(folder, databaseCopy.postgresql));
    const isDeployed = await putDeployed(config, folder);
    return { ok: true, files, madeAt: manifest.made_at, isDeployed };
  } finally {
    await lock.release();
  }
}
