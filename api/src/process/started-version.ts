import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import { migrationsFolder } from '../db/drizzle-options.ts';

const NAME = 'version.json';
const settingsFile = fileURLToPath(new URL('../../../.env.example', import.meta.url));

/** What a version needs of the machine it starts on. */
const Version = Type.Object({
  /** ISO 8601. */
  startedAt: Type.String(),
  /** Names of the files of its migrations, without the ending. */
  migrations: Type.Array(Type.String()),
  /** Names of the environment variables that it reads. */
  settings: Type.Array(Type.String()),
});
export type Version = Static<typeof Version>;

/** The statements of a migration. */
export async function statementsOf(migration: string): Promise<string[]> {
  const text = await readFile(path.join(migrationsFolder, `${migration}.sql`), 'utf8');
  return text.split('--> statement-breakpoint').map((statement) => statement.trim());
}

/** What this checkout needs. */
export async function thisVersion(now: Date): Promise<Version> {
  const files = await readdir(migrationsFolder);
  const settings = await readFile(settingsFile, 'utf8');
  return {
    startedAt: now.toISOString(),
    migrations: files
      .filter((name) => name.endsWith('.sql'))
      .map((name) => name.slice(0, -'.sql'.length))
      .sort(),
    settings: [...settings.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name),
  };
}

/** What the version needed that was started last with a data folder; null when none has noted it. */
export async function startedVersion(dataDir: string): Promise<Version | null> {
  try {
    const noted: unknown = JSON.parse(await readFile(path.join(dataDir, NAME), 'utf8'));
    return Value.Check(Version, noted) ? noted : null;
  } catch {
    return null;
  }
}

/** Notes in the data folder which version was started, for `operator upgrade` of the next one. A folder that is full is no reason not to start. */
export async function noteStarted(dataDir: string, now = new Date()): Promise<void> {
  const file = path.join(dataDir, NAME);
  try {
    await writeFile(`${file}.new`, `${JSON.stringify(await thisVersion(now), null, 1)}\n`);
    await rename(`${file}.new`, file);
  } catch {
    // The next version then says that it does not know.
  }
}
