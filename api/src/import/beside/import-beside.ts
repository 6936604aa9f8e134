import { Worker } from 'node:worker_threads';
import type { ImportResult } from '../import-store.ts';
import type { FromThread, ThreadStart } from './protocol.ts';

/**
 * As `importStore`, in a thread with a session of its own, so that an import takes neither the time of the thread that serves
 * visitors nor a place in its pool.
 */
export async function importBeside(
  start: ThreadStart,
  storeChanged: (storeId: number) => void,
): Promise<ImportResult> {
  const worker = new Worker(new URL('./start-thread.mjs', import.meta.url), {
    workerData: start,
    transferList: 'port' in start.database ? [start.database.port] : [],
    execArgv: [],
  });
  try {
    return await new Promise<ImportResult>((resolve, reject) => {
      worker.on('message', (message: FromThread) => {
        if (message.type === 'changed') storeChanged(message.storeId);
        else resolve(message.result);
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`the import's thread exited with ${code}`)));
    });
  } finally {
    await worker.terminate();
  }
}
