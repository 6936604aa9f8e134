import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import PQueue from 'p-queue';
import { RELEASE_FILE, type FactsOf, type ReleaseFacts } from '@lapak/contracts/release-facts';
import { versionFolder, type Part } from '../parts.ts';
import { notWhole } from '../storage/not-whole.ts';
import { HEALTH_FOLDER, isForgotten, parseReports, reportName } from '../storage/health-report.ts';
import { LOG_FILE, parseLog } from '../storage/release-log.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { folderProblems } from '../version/folder-problems.ts';
import { parseFacts, readFacts } from '../version/read-facts.ts';
import type { Bucket } from './bucket.ts';
import { createBucketRegistry } from './bucket-registry.ts';

const TRANSFERS = 8;

/** Key of a file that a version lists. */
export const fileKey = (part: Part, version: string, file: string) =>
  posix.join(versionFolder(part, version), file);

/**
 * Registry, log and versions in a bucket.
 * @param dir folder of the versions that are built on this machine
 */
export function createBucketStorage(bucket: Bucket, dir: string): ReleaseStorage {
  const { read, change } = createBucketRegistry(bucket);

  async function facts<P extends Part>(part: P, version: string): Promise<FactsOf<P> | null> {
    const object = await bucket.get(fileKey(part, version, RELEASE_FILE));
    return object && parseFacts(object.body.toString(), part, version);
  }

  /** Folders of a part, and when each became a version; null for one whose upload has not ended. */
  async function folders(part: Part) {
    const names = await bucket.folders(posix.join(versionFolder(part, '.')));
    return Promise.all(
      names.map(async (name) => ({
        name,
        writtenAt: await bucket.writtenAt(fileKey(part, name, RELEASE_FILE)),
      })),
    );
  }

  /** Sends all files and, when they are there, the file that lists them. */
  async function upload(part: Part, version: string, { files }: ReleaseFacts): Promise<void> {
    const folder = join(dir, versionFolder(part, version));
    const queue = new PQueue({ concurrency: TRANSFERS });
    const send = async (file: string) =>
      bucket.put(fileKey(part, version, file), await readFile(join(folder, file)));
    await queue.addAll(Object.keys(files).map((file) => () => send(file)));
    await send(RELEASE_FILE);
  }

  return {
    place: bucket.place,
    read,
    change,
    log: async () => parseLog((await bucket.get(LOG_FILE))?.body.toString() ?? ''),
    async publish(part, version) {
      if (await facts(part, version)) return;
      const folder = join(dir, versionFolder(part, version));
      const problems = folderProblems(folder, part, version, { hashes: true });
      if (problems.length > 0) throw notWhole(part, version, problems);
      await upload(part, version, readFacts(folder, part, version));
    },
    facts,
    versions: async (part) =>
      (await folders(part)).flatMap(({ name, writtenAt }) => (writtenAt ? [{ name, writtenAt }] : [])),
    async unfinished(part) {
      const names = (await folders(part)).flatMap(({ name, writtenAt }) => (writtenAt ? [] : [name]));
      return Promise.all(
        names.map(async (name) => {
          const files = await bucket.list(`${versionFolder(part, name)}/`);
          const writtenAt = Math.max(...files.map((file) => file.writtenAt.getTime()));
          return { name, writtenAt: new Date(writtenAt) };
        }),
      );
    },
    async removeVersion(part, version) {
      // First the file that makes it a version.
      await bucket.remove(fileKey(part, version, RELEASE_FILE));
      for (const { key } of await bucket.list(`${versionFolder(part, version)}/`)) await bucket.remove(key);
    },
    async reportHealth(report) {
      await bucket.put(`${HEALTH_FOLDER}/${reportName(report.who)}`, Buffer.from(JSON.stringify(report)));
      for (const { key, writtenAt } of await bucket.list(`${HEALTH_FOLDER}/`))
        if (isForgotten(writtenAt, Date.now())) await bucket.remove(key);
    },
    async health() {
      const listed = await bucket.list(`${HEALTH_FOLDER}/`);
      const objects = await Promise.all(listed.map(({ key }) => bucket.get(key)));
      return parseReports(
        objects.flatMap((object) => (object ? [object.body.toString()] : [])),
        Date.now(),
      );
    },
  };
}
