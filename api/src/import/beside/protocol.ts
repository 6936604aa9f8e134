import type { DatabaseAccess } from '../../db/client.ts';
import type { BucketSettings } from '@lapak/object-store/bucket';
import type { ImportResult } from '../import-store.ts';

export interface ThreadStart {
  database: DatabaseAccess;
  dataDir: string;
  s3: BucketSettings | null;
  collects: boolean;
  file: string;
  /** Its owner removes it. */
  workFolder: string;
  now: Date;
}

export type FromThread = { type: 'changed'; storeId: number } | { type: 'done'; result: ImportResult };
