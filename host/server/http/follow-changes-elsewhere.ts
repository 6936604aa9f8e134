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
  log: { warn(fields: object, message: string): void; info(fields: object, message: string): void };
}

const AGAIN_AFTER_MS = 250;
const SILENT_MS = 3 * CHANGES_HEARTBEAT_MS;
/**
 * Several processes may be the API. One tells of a change, and another one may hear of it a moment later and still have
 * answered with what was before: pages that were made in that moment are dropped, too.
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
 * Drops the pages of stores that change, as an API that runs elsewhere says. When it is gone or silent it is asked again
 * until it answers, and all pages are dropped then, because nobody told what changed in the meantime. Until then pages get
 * old as their own time limit allows.
 * @returns how to end that
 */
export function followChangesElsewhere({ apiUrl, secret, pages, log }: Options): () => void {
  const ending = new AbortController();
  let isHeard: boolean | null = null;

  function drop({ store, all }: StoreChangeLine) {
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
        drop(line);
        if (line.store !== undefined) setTimeout(drop, SETTLED_AFTER_MS, line).unref();
        if (isHeard === false) log.info({}, 'changes of stores are heard again');
        isHeard = true;
      }
    } finally {
      clearTimeout(silence);
    }
  }

  function note(error: unknown) {
    if (isHeard === false || ending.signal.aborted) return;
    isHeard = false;
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason }, 'changes of stores are not heard, kept pages are as old as PAGE_FRESH_MS allows');
  }

  // Not p-retry: a stream that ends in order is followed by another one, too.
  void (async () => {
    while (!ending.signal.aborted) {
      await follow().catch(note);
      await sleep(AGAIN_AFTER_MS, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
    }
  })();
  return () => ending.abort();
}
