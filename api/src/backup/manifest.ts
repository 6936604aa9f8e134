import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';

const NAME = 'backup.json';

/** What a backup is made of; written last, so that a folder without it is none. */
const Manifest = Type.Object({
  format: Type.Literal(1),
  made_at: Type.String(),
  /** A copy of the embedded database's folder, or an archive of `pg_dump`. */
  database: Type.Enum(['embedded', 'postgresql'] as const),
  /** Every other file of the folder, by its path there. */
  contents: Type.Record(Type.String(), Type.Object({ bytes: Type.Integer(), sha256: Type.String() })),
});
export type Manifest = Static<typeof Manifest>;

/** Folder of a backup with the registry and the built versions. */
export const DEPLOYED = 'deployed';
/** What is deployed, in the deploy folder. */
export const REGISTRY = 'registry.json';

export const databaseCopy = { embedded: 'pgdata', postgresql: 'database.dump' } as const;

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((name) => name !== NAME)
    .sort();
}

/** Writes what a folder has. @returns its files and their bytes */
export async function writeManifest(
  folder: string,
  about: Pick<Manifest, 'made_at' | 'database'>,
): Promise<Manifest> {
  const contents: Manifest['contents'] = {};
  for (const name of await filesIn(folder)) {
    const file = path.join(folder, name);
    contents[name] = { bytes: (await stat(file)).size, sha256: await digestOf(file) };
  }
  const manifest: Manifest = { format: 1, ...about, contents };
  await writeFile(path.join(folder, NAME), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
  return manifest;
}

/** What a folder says that it has; null when it is no backup. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    const parsed: unknown = JSON.parse(await readFile(path.join(folder, NAME), 'utf8'));
    return Value.Check(Manifest, parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** Files of a backup that are missing or are not what was written. */
export async function brokenFiles(folder: string, { contents }: Manifest): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, { sha256 }] of Object.entries(contents)) {
    const digest = await digestOf(path.join(folder, name)).catch(() => null);
    if (digest !== sha256) broken.push(name);
  }
  return broken;
}
