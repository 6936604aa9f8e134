import { RELEASE_FILE } from '@lapak/contracts/release-facts';
import { findAbandoned } from '../command/prune.ts';
import { versionsNeeded } from '../command/released-versions.ts';
import { partsOf, type Part } from '../parts.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import type { Bucket } from './bucket.ts';
import { fileKey } from './bucket-storage.ts';

interface StoredVersion {
  part: Part;
  version: string;
}

/** Versions of a copy that neither its registry nor the bucket has. */
async function findPruned(bucket: Bucket, copy: ReleaseStorage): Promise<StoredVersion[]> {
  const registry = await copy.read();
  const gone = await Promise.all(
    partsOf(registry).map(async (part) => {
      const needed = versionsNeeded(registry, part);
      const stored = (await copy.versions(part)).filter(({ name }) => !needed.includes(name));
      const inBucket = await Promise.all(
        stored.map(({ name }) => bucket.writtenAt(fileKey(part, name, RELEASE_FILE))),
      );
      return stored
        .filter((_, index) => inBucket[index] === null)
        .map(({ name }) => ({ part, version: name }));
    }),
  );
  return gone.flat();
}

/**
 * Removes from a copy what was pruned from the bucket: versions, and folders of downloads that were killed.
 * @returns versions that were removed
 */
export async function removePruned(bucket: Bucket, copy: ReleaseStorage): Promise<StoredVersion[]> {
  const pruned = await findPruned(bucket, copy);
  for (const { part, version } of [...pruned, ...(await findAbandoned(copy, new Date()))])
    await copy.removeVersion(part, version);
  return pruned;
}
