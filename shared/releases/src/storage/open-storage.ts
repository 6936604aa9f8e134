import { createBucket } from '../bucket/bucket.ts';
import { bucketSettings } from '../bucket/bucket-settings.ts';
import { createBucketStorage } from '../bucket/bucket-storage.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { ReleaseStorage } from './release-storage.ts';

/**
 * Where releases are: the bucket of `RELEASES_BUCKET`, or the deploy directory itself.
 * @throws ReleaseError when a setting of the bucket is missing
 */
export function openStorage(
  env: Readonly<Record<string, string | undefined>>,
  deployDir: string,
): ReleaseStorage {
  const settings = bucketSettings(env);
  return settings ? createBucketStorage(createBucket(settings), deployDir) : createFolderStorage(deployDir);
}
