import { fileURLToPath } from 'node:url';

/** Where each suite leaves the statements it sent: a file for every suite and database. */
export const recordedFolder = fileURLToPath(
  new URL('../../../../node_modules/.cache/lapak-statements/', import.meta.url),
);

export interface RecordedSuite {
  /** The test file; a suite that is gone is not checked. */
  suite: string;
  statements: string[];
}
