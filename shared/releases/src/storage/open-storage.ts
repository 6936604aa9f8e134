import { createBucket } from '../bucket/bucket.ts';
import type { BucketSettings } from '@lapak/object-store/bucket';
import { createBucketStorage } from '../bucket/bucket-storage.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { ReleaseStorage } from './release-storage.ts';

/** Where releases are: a bucket, or, without one, the deploy directory itself. */
export const openStorage = (bucket: BucketSettings | null, deployDir: string): ReleaseStorage =>
  bucket ? createBucketStorage(createBucket(bucket), deployDir) : createFolderStorage(deployDir);
