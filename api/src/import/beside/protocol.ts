import type { DatabaseAccess } from '../../db/client.ts';
import type { S3Settings } from '../../lib/storage/s3-storage.ts';
import type { ImportResult } from '../import-store.ts';

export interface ThreadStart {
  database: DatabaseAccess;
  dataDir: string;
  s3: S3Settings | null;
  collects: boolean;
  file: string;
  /** Its owner removes it. */
  workFolder: string;
  now: Date;
}

export type FromThread = { type: 'changed'; storeId: number } | { type: 'done'; result: ImportResult };
