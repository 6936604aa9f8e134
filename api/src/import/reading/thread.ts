// Reads a long document beside the thread that serves visitors.
import { once } from 'node:events';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { giveWay } from '../beside/give-way.ts';
import { chunks } from '../write-rows.ts';
import { checkDocument } from './check-document.ts';
import type { FromThread, ThreadStart } from './protocol.ts';

/** Entries that are unpacked in some milliseconds. */
const AT_ONCE = 250;

function ownPort(): MessagePort {
  if (!parentPort) throw new Error('a long document is read in a thread of its own');
  return parentPort;
}
const port = ownPort();

async function send(message: FromThread): Promise<void> {
  port.postMessage(message);
  await once(port, 'message');
}

giveWay();
const { file, now } = workerData as ThreadStart;
const read = await checkDocument(file, now);
if (read.ok) {
  const { products, history, ...document } = read.document;
  const empty = { ...(products ? { products: [] } : {}), ...(history ? { history: [] } : {}) };
  await send({ type: 'begin', document: { ...document, ...empty }, warnings: read.warnings });
  for (const entries of chunks(products ?? [], AT_ONCE)) await send({ type: 'products', entries });
  for (const entries of chunks(history ?? [], AT_ONCE)) await send({ type: 'history', entries });
  port.postMessage({ type: 'end' } satisfies FromThread);
} else port.postMessage({ type: 'refused' } satisfies FromThread);
port.unref();
