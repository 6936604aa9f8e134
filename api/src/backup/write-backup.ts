import { createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import type { FileStorage, Visibility } from '../storage/file-storage.ts';
import { databaseCopy, DEPLOYED, REGISTRY, writeManifest } from './manifest.ts';
import { dumpDatabase } from './postgres-tools.ts';

export type BackupServices = Pick<Services, 'db' | 'isEmbedded' | 'storage' | 'config' | 'clock'>;

export interface Backup {
  /** Pictures, proofs and sold files. */
  files: number;
  bytes: number;
}

/**
 * Copies the folder of the embedded database while nothing is written: in a transaction, for which everybody else waits. What the database
 * has not written into its tables yet is in its log, which is copied with them, as after a power cut.
 */
async function copyEmbedded({ db, config }: BackupServices, folder: string): Promise<void> {
  await db.execute(sql`checkpoint`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await cp(path.join(config.dataDir, 'pgdata'), path.join(folder, databaseCopy.embedded), {
      recursive: true,
    });
  });
}

async function copyFiles(storage: FileStorage, folder: string, visibility: Visibility): Promise<number> {
  let files = 0;
  for await (const { key, bytes } of storage.list(visibility)) {
    const target = path.join(folder, 'files', visibility, key);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    if (bytes === 0) await writeFile(target, '', { mode: 0o600 });
    else {
      const body = await storage.open(key, visibility, { start: 0, end: bytes - 1 });
      // It was removed meanwhile.
      if (!body) continue;
      await pipeline(body, createWriteStream(target, { mode: 0o600 }));
    }
    files += 1;
  }
  return files;
}

/** The registry, its log and the built versions, where this process has them; not what is being built, nor what a host notes there. */
async function copyDeployed({ config }: BackupServices, folder: string): Promise<void> {
  if (!existsSync(path.join(config.deployDir, REGISTRY))) return;
  await cp(config.deployDir, path.join(folder, DEPLOYED), {
    recursive: true,
    dereference: true,
    filter: (from) =>
      !/\.(building|copying|tmp)\b|[/\\]health([/\\]|$)/.test(path.relative(config.deployDir, from)),
  });
}

/**
 * Writes everything that a shop has into a folder while it sells: first the database, of one moment, then the files, as those that its rows name
 * are there for days after; what is deployed last.
 * @param folder new or empty
 * @returns null when there is something in the folder
 * @throws PostgresToolError when a server's database could not be written
 */
export async function writeBackup(services: BackupServices, folder: string): Promise<Backup | null> {
  const { isEmbedded, storage, config, clock } = services;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) return null;
  if (isEmbedded) await copyEmbedded(services, folder);
  else await dumpDatabase(config.databaseUrl ?? '', path.join(folder, databaseCopy.postgresql));
  const files = (await copyFiles(storage, folder, 'public')) + (await copyFiles(storage, folder, 'private'));
  await copyDeployed(services, folder);
  const { contents } = await writeManifest(folder, {
    made_at: clock.now().toISOString(),
    database: isEmbedded ? 'embedded' : 'postgresql',
  });
  return { files, bytes: Object.values(contents).reduce((sum, { bytes }) => sum + bytes, 0) };
}
