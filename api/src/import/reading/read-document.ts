import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { StoreDocument } from '@lapak/contracts/store-document';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { checkDocument, type DocumentRead } from './check-document.ts';
import type { FromThread, ThreadStart } from './protocol.ts';

/** From here on, what is done in one piece would be noticed. */
const LONG_BYTES = 1024 * 1024;

const isLong = async (file: string) => ((await stat(file).catch(() => null))?.size ?? 0) > LONG_BYTES;

/** @returns the document; null when it has problems */
async function readInThread(
  start: ThreadStart,
): Promise<{ ok: true; document: StoreDocument; warnings: Problem[] } | null> {
  const worker = new Worker(new URL('./start-thread.mjs', import.meta.url), {
    workerData: start,
    execArgv: [],
  });
  const next = async () => ((await once(worker, 'message')) as [FromThread])[0];
  try {
    const first = await next();
    if (first.type !== 'begin') return null;
    const { document, warnings } = first;
    for (let message: FromThread = first; message.type !== 'end'; message = await next()) {
      if (message.type === 'products') document.products?.push(...message.entries);
      if (message.type === 'history') document.history?.push(...message.entries);
      await turn();
      worker.postMessage('next');
    }
    return { ok: true, document, warnings };
  } finally {
    await worker.terminate();
  }
}

/**
 * Reads and checks a store document; a long one in a thread of its own, because parsing, checking and sanitizing it would keep
 * visitors waiting. The mistakes of a long one are found here.
 */
export async function readDocument(file: string, now: Date): Promise<DocumentRead> {
  return ((await isLong(file)) ? await readInThread({ file, now }) : null) ?? checkDocument(file, now);
}
