import { Worker } from 'node:worker_threads';
import type { BucketSettings } from '@lapak/object-store/bucket';
import type { DatabaseAccess } from '../../db/client.ts';
import type { ImportResult } from '../import-store.ts';
import { inWorkFolder } from '../work-folder.ts';

export interface ThreadStart {
  database: DatabaseAccess;
  dataDir: string;
  s3: BucketSettings | null;
  collects: boolean;
  replace: boolean;
  file: string;
  /** Its owner removes it. */
  workFolder: string;
  now: Date;
}

export type FromThread = { type: 'changed'; storeId: number } | { type: 'done'; result: ImportResult };

export interface ThreadedImports {
  /**
   * As `importStore`, in a thread with a session of its own, so that an import takes neither the time of the thread that serves
   * visitors nor a place in its pool.
   * @returns its result; null when it was stopped, and its transaction was taken back unless it had been committed before
   */
  run(
    start: Omit<ThreadStart, 'workFolder'>,
    storeChanged: (storeId: number) => void,
  ): Promise<ImportResult | null>;
  /** Ends what runs, and all that comes, at once. */
  stop(): Promise<void>;
}

async function resultOf(worker: Worker, storeChanged: (storeId: number) => void): Promise<ImportResult> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromThread) => {
      if (message.type === 'changed') storeChanged(message.storeId);
      else resolve(message.result);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`the import's thread exited with ${code}`)));
  });
}

/** Imports in threads beside this one. */
export function createThreadedImports(): ThreadedImports {
  const workers = new Set<Worker>();
  const running = new Set<Promise<unknown>>();
  let isStopped = false;

  async function inThread(start: ThreadStart, storeChanged: (storeId: number) => void) {
    const transferList = 'port' in start.database ? [start.database.port] : [];
    if (isStopped) {
      for (const port of transferList) port.close();
      return null;
    }
    const worker = new Worker(new URL('./start-import-thread.mjs', import.meta.url), {
      workerData: start,
      transferList,
      execArgv: [],
    });
    workers.add(worker);
    try {
      return await resultOf(worker, storeChanged);
    } catch (error) {
      if (isStopped) return null;
      throw error;
    } finally {
      await worker.terminate();
      workers.delete(worker);
    }
  }

  return {
    async run(start, storeChanged) {
      const run = inWorkFolder(start.dataDir, (workFolder) =>
        inThread({ ...start, workFolder }, storeChanged),
      );
      running.add(run);
      return run.finally(() => running.delete(run));
    },
    async stop() {
      isStopped = true;
      await Promise.all([...workers].map((worker) => worker.terminate()));
      await Promise.allSettled(running);
    },
  };
}
