import { existsSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import type { Registry } from '@lapak/contracts/registry';
import { versionFolder, type Part } from '../parts.ts';
import { emptyRegistry } from '../registry/part-state.ts';
import { ReleaseError } from '../release-error.ts';
import { folderProblems } from '../version/folder-problems.ts';
import { readFacts } from '../version/read-facts.ts';
import { HEALTH_FOLDER, isForgotten, parseReports, reportName } from './health-report.ts';
import { formatRegistry, parseRegistry, REGISTRY_FILE } from './registry-text.ts';
import { formatLogLine, LOG_FILE, parseLog } from './release-log.ts';
import { notWhole } from './not-whole.ts';
import type { ReleaseStorage, Stored } from './release-storage.ts';

/** A writer that was killed leaves its lock behind; it counts as gone when it was not renewed for so long. */
const LOCK_STALE_MS = 10_000;
/** About 25 s in all, so that a lock that was left behind is outlived. */
const LOCK_RETRIES = { retries: 100, factor: 1.1, minTimeout: 20, maxTimeout: 300, randomize: true };

/** Reads the registry of a deploy directory; empty when there is none. */
export function readRegistryFile(dir: string): Registry {
  const file = join(dir, REGISTRY_FILE);
  return existsSync(file) ? parseRegistry(readFileSync(file, 'utf8'), file) : emptyRegistry;
}

async function locked<T>(dir: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dir, { recursive: true });
  const release = await lockfile
    .lock(join(dir, REGISTRY_FILE), {
      realpath: false,
      stale: LOCK_STALE_MS,
      retries: LOCK_RETRIES,
      // What it protects takes some milliseconds; a lock that another process took over is found when it is released.
      onCompromised: () => undefined,
    })
    .catch((cause: unknown) => {
      throw new ReleaseError(`another release command holds ${join(dir, REGISTRY_FILE)}.lock; try again`, {
        cause,
      });
    });
  try {
    return await work();
  } finally {
    await release().catch(() => undefined);
  }
}

/** Registry, log and versions in one folder, which all hosts can read. */
export function createFolderStorage(dir: string): ReleaseStorage {
  const file = join(dir, REGISTRY_FILE);
  const log = join(dir, LOG_FILE);
  const health = join(dir, HEALTH_FOLDER);
  const versionsOf = (part: Part) => join(dir, versionFolder(part, '.'));

  /** Replaces the file in one step, so that no reader gets half of it; the log has the change before anybody reads it. */
  async function write(registry: Registry, line: string) {
    const next = `${file}.${process.pid}.tmp`;
    await writeFile(next, formatRegistry(registry));
    await appendFile(log, line);
    await rename(next, file);
  }

  return {
    place: dir,
    read: async () => readRegistryFile(dir),
    change: (note, fn) =>
      locked(dir, async () => {
        const outcome = fn(readRegistryFile(dir));
        if (outcome.kind !== 'changed') return outcome;
        const { registry, from, to } = outcome;
        await write(registry, formatLogLine({ when: new Date().toISOString(), ...note, from, to }));
        return outcome;
      }),
    log: async () => (existsSync(log) ? parseLog(await readFile(log, 'utf8')) : []),
    async publish(part, version) {
      const problems = folderProblems(join(dir, versionFolder(part, version)), part, version, {
        hashes: true,
      });
      if (problems.length > 0) throw notWhole(part, version, problems);
    },
    async facts(part, version) {
      try {
        return readFacts(join(dir, versionFolder(part, version)), part, version);
      } catch {
        return null;
      }
    },
    versions: async (part) => (await stored(versionsOf(part))).filter(isFinished),
    unfinished: async (part) => (await stored(versionsOf(part))).filter((one) => !isFinished(one)),
    removeVersion: (part, version) => remove(join(dir, versionFolder(part, version))),
    async reportHealth(report) {
      await mkdir(health, { recursive: true });
      const path = join(health, reportName(report.who));
      await writeFile(`${path}.tmp`, JSON.stringify(report));
      await rename(`${path}.tmp`, path);
      const gone = (await stored(health)).filter(({ writtenAt }) => isForgotten(writtenAt, Date.now()));
      await Promise.all(gone.map(({ name }) => remove(join(health, name))));
    },
    async health() {
      const names = (await stored(health)).map(({ name }) => name).filter((name) => name.endsWith('.json'));
      const texts = await Promise.all(names.map((name) => ifThere(readFile(join(health, name), 'utf8'))));
      return parseReports(
        texts.filter((text) => text !== null),
        Date.now(),
      );
    },
  };
}

const remove = (path: string) => rm(path, { recursive: true, force: true });

/** A folder gets the name of its version when it is complete. */
const isFinished = ({ name }: Stored) => !name.includes('.building-');

/** Null for a file that is gone by now: servers replace their reports, and forget those of others. */
async function ifThere<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function stored(dir: string): Promise<Stored[]> {
  const names = await readdir(dir).catch(() => []);
  const found = await Promise.all(
    names.sort().map(async (name) => {
      const file = await ifThere(stat(join(dir, name)));
      return file ? [{ name, writtenAt: file.mtime }] : [];
    }),
  );
  return found.flat();
}
