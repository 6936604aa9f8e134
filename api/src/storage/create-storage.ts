import path from 'node:path';
import { createDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';
import type { BucketSettings } from '@lapak/object-store/bucket';
import { createS3Storage } from './s3-storage.ts';

/** The bucket when one is configured, else `files` in the data folder. */
export function createStorage(settings: { dataDir: string; s3?: BucketSettings | null }): FileStorage {
  return settings.s3 ? createS3Storage(settings.s3) : createDiskStorage(path.join(settings.dataDir, 'files'));
}
