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

/** What is known of the orders, and what is new of them. @returns tells of a message, and asks what there is now */
function orderNews({ latest, hear }: Options) {
  let known: Latest | null = null;
  let turn = 0;

  async function ask(isWhole: boolean): Promise<void> {
    const mine = (turn += 1);
    const now = await latest();
    // What came by a message meanwhile may be in this answer or not: a later one says it.
    if (!now || mine !== turn) return;
    for (const [what, count] of known ? newsBetween(known, now) : [])
      if (isWhole || what !== 'changed') hear(what, count);
    known = now;
  }
  return {
    /** Tells of whatever happened since the last answer, or message. */
    catchUp: () => ask(true),

    /** Tells of a message; one that says only that something changed may stand for orders that no message came of. */
    tell(what: Heard): void {
      if (known) {
        const { placed, proofs, version } = known;
        known = {
          placed: placed + Number(what === 'placed'),
          proofs: proofs + Number(what === 'proof'),
          version,
        };
      }
      hear(what, 1);
      void ask(false);
    },
  };
}

/** Asks every few seconds. @returns stops it */
function poll(ask: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const again = async () => {
    await ask();
    if (!isStopped) timer = setTimeout(() => void again(), POLL_MS);
  };
  void again();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/**
 * Follows a store's orders by the API's stream; when it fails, or nothing comes through, by polling, until the stream works again.
 * What happened while neither came through is told afterwards.
 * @returns stops it
 */
export function followOrders(options: Options): () => void {
  let source: EventSource | null = null;
  let stopPolling: (() => void) | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const news = orderNews({
    ...options,
    hear: (what, count) => {
      if (!isStopped) options.hear(what, count);
    },
  });

  function wait(ms: number) {
    clearTimeout(silence);
    silence = setTimeout(fail, ms);
  }
  function arrived() {
    stopPolling?.();
    stopPolling = null;
    wait(SILENT_MS);
  }
  function startPolling() {
    stopPolling ??= poll(news.catchUp);
  }
  function fail() {
    clearTimeout(silence);
    source?.close();
    source = null;
    startPolling();
    clearTimeout(again);
    again = setTimeout(open, TRY_AGAIN_MS);
  }
  function open() {
    if (typeof EventSource === 'undefined') {
      startPolling();
      return;
    }
    source = new EventSource(`/api/seller/toko/${encodeURIComponent(options.toko)}/umpan`);
    // What happened before this stream is not in it.
    source.addEventListener('ready', () => void news.catchUp(), { once: true });
    source.addEventListener('ready', arrived);
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      arrived();
      const what = readMessage(data);
      if (what) news.tell(what);
    });
    source.addEventListener('error', fail);
    wait(SILENT_AT_FIRST_MS);
  }
  // What the page shows first is about as old as this answer.
  void news.catchUp();
  open();
  return () => {
    isStopped = true;
    clearTimeout(silence);
    clearTimeout(again);
    source?.close();
    stopPolling?.();
  };
}
