import type { FeedMessage, LatestResponse } from '@lapak/contracts/api/seller-order';

type Latest = LatestResponse['data'];
export type Heard = FeedMessage['what'];

/** A stream that nothing comes through within this time is held back on its way. */
const SILENT_AT_FIRST_MS = 10_000;
/** More than two of the API's 20 seconds. */
const SILENT_MS = 45_000;
const POLL_MS = 4000;
/** While it polls, the stream is tried again. */
const TRY_AGAIN_MS = 60_000;

interface Options {
  toko: string;
  /** The numbers that tell what is new; null when they did not come. */
  latest: () => Promise<Latest | null>;
  hear: (what: Heard, count: number) => void;
}

/** What is new between two answers. */
export function newsBetween(before: Latest, now: Latest): [Heard, number][] {
  const news: [Heard, number][] = [];
  if (now.placed > before.placed) news.push(['placed', now.placed - before.placed]);
  if (now.proofs > before.proofs) news.push(['proof', now.proofs - before.proofs]);
  if (news.length === 0 && now.version !== before.version) news.push(['changed', 1]);
  return news;
}

const whats: readonly string[] = ['placed', 'proof', 'changed'] satisfies Heard[];

function readMessage(text: string): Heard | null {
  try {
    const { what } = JSON.parse(text) as Partial<FeedMessage>;
    return what && whats.includes(what) ? what : null;
  } catch {
    return null; // not of this API
  }
}

/** Asks every few seconds. @returns stops it */
function poll({ latest, hear }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let before: Latest | null = null;
  const ask = async () => {
    const now = await latest();
    if (isStopped) return;
    if (now && before) for (const [what, count] of newsBetween(before, now)) hear(what, count);
    before = now ?? before;
    timer = setTimeout(() => void ask(), POLL_MS);
  };
  void ask();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/**
 * Follows a store's orders by the API's stream; when it fails, or nothing comes through, by polling, until the stream works again.
 * @returns stops it
 */
export function followOrders(options: Options): () => void {
  let source: EventSource | null = null;
  let stopPolling: (() => void) | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number) {
    clearTimeout(silence);
    silence = setTimeout(fail, ms);
  }
  function arrived() {
    stopPolling?.();
    stopPolling = null;
    wait(SILENT_MS);
  }
  function fail() {
    clearTimeout(silence);
    source?.close();
    source = null;
    stopPolling ??= poll(options);
    clearTimeout(again);
    again = setTimeout(open, TRY_AGAIN_MS);
  }
  function open() {
    if (typeof EventSource === 'undefined') {
      stopPolling ??= poll(options);
      return;
    }
    source = new EventSource(`/api/seller/toko/${encodeURIComponent(options.toko)}/umpan`);
    source.addEventListener('ready', arrived);
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      arrived();
      const what = readMessage(data);
      if (what) options.hear(what, 1);
    });
    source.addEventListener('error', fail);
    wait(SILENT_AT_FIRST_MS);
  }
  open();
  return () => {
    clearTimeout(silence);
    clearTimeout(again);
    source?.close();
    stopPolling?.();
  };
}
