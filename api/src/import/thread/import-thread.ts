// Imports a store beside the thread that serves visitors, in a session of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { openFromThread } from '../../db/open-database.ts';
import { createStorage } from '../../storage/create-storage.ts';
import { importStore } from '../import-store.ts';
import type { FromThread, ThreadStart } from './threaded-imports.ts';
import os from 'node:os';

/** Lets the thread that serves visitors have the processor first. Only Linux gives a thread a priority of its own. */
function lowerPriority(): void {
  if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
}

const send = (message: FromThread) => parentPort?.postMessage(message);
const { database, dataDir, s3, collects, replace, file, workFolder, now } = workerData as ThreadStart;
// The embedded database has one session, so all wait for the import: it yields to nobody.
if ('url' in database) lowerPriority();
const { db, driver, close } = openFromThread(database);
try {
  const storage = createStorage({ dataDir, s3 });
  const storeChanged = (storeId: number) => send({ type: 'changed', storeId });
  const clock = { now: () => now };
  const inPortions = driver === 'pglite';
  const deps = { db, storage, clock, collects, replace, storeChanged, inPortions };
  const result = await importStore(deps, file, workFolder);
  send({ type: 'done', result });
} finally {
  await close();
}
