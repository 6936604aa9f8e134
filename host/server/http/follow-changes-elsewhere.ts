import { setTimeout as sleep } from 'node:timers/promises';
import {
  CHANGES_HEARTBEAT_MS,
  frontHeaders,
  processPaths,
  type StoreChangeLine,
} from '@lapak/contracts/api-paths';
import type { KeptPages } from './follow-changes.ts';

interface Options {
  apiUrl: string;
  secret: string;
  pages: KeptPages;
  /** Called with each connection, with the calls that the API answers. */
  onCalls: (calls: readonly string[]) => void;
  log: { warn(fields: object, message: string): void; info(fields: object, message: string): void };
}

const AGAIN_AFTER_MS = 250;
const SILENT_MS = 3 * CHANGES_HEARTBEAT_MS;
/**
 * The API may be several processes. One publishes a change, and another may receive it a moment later and have answered
 * with stale data until then: pages rendered in that interval are dropped, too.
 */
const SETTLED_AFTER_MS = 300;

/** The stream's lines, as they come; ends when the API ends it. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StoreChangeLine> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as StoreChangeLine;
  }
}

/**
 * Subscribes to the changes of an API that runs elsewhere and drops the pages of stores that change. When the stream ends or
 * is silent it reconnects, and then drops all pages, because changes in the meantime were missed. Until then pages are stale
 * for as long as their own time limit allows.
 * @returns a function that unsubscribes
 */
export function followChangesElsewhere({ apiUrl, secret, pages, onCalls, log }: Options): () => void {
  const ending = new AbortController();
  let isConnected: boolean | null = null;

  function take({ store, all, calls }: StoreChangeLine) {
    if (calls) onCalls(calls);
    if (all) pages.dropAll();
    else if (store !== undefined) pages.dropStore(store);
  }

  async function follow(): Promise<void> {
    const silent = new AbortController();
    const silence = setTimeout(() => silent.abort(), SILENT_MS).unref();
    try {
      const reply = await fetch(new URL(processPaths.storeChanges, apiUrl), {
        headers: { [frontHeaders.secret]: secret },
        signal: AbortSignal.any([ending.signal, silent.signal]),
      });
      if (!reply.ok || !reply.body) throw new Error(`the API answered ${reply.status}`);
      for await (const line of linesOf(reply.body)) {
        silence.refresh();
        take(line);
        if (line.store !== undefined) setTimeout(take, SETTLED_AFTER_MS, line).unref();
        if (isConnected === false) log.info({}, 'stream of changed stores restored');
        isConnected = true;
      }
    } finally {
      clearTimeout(silence);
    }
  }

  function note(error: unknown) {
    if (isConnected === false || ending.signal.aborted) return;
    isConnected = false;
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason }, 'stream of changed stores lost, cached pages may be stale for up to PAGE_FRESH_MS');
  }

  // Not p-retry: it also reconnects after a stream that ends without an error.
  void (async () => {
    while (!ending.signal.aborted) {
      await follow().catch(note);
      await sleep(AGAIN_AFTER_MS, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
    }
  })();
  return () => ending.abort();
}
