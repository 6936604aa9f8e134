import type { FeedMessage, LatestResponse } from '@lapak/contracts/api/seller-order';

type Latest = LatestResponse['data'];
export type OrderChange = FeedMessage['what'];

/** A stream that nothing comes through within this time is held back on its way. */
const SILENT_AT_FIRST_MS = 10_000;
/** More than two of the API's 20 seconds. */
const SILENT_MS = 45_000;
const POLL_MS = 4000;
/** While it polls, the stream is tried again. */
const TRY_AGAIN_MS = 60_000;

interface Options {
  toko: string;
  /** The numbers of orders and proofs; null when they did not come. */
  latest: () => Promise<Latest | null>;
  onChange: (what: OrderChange, count: number) => void;
}

/** What is new between two answers. */
export function newsBetween(before: Latest, now: Latest): [OrderChange, number][] {
  const news: [OrderChange, number][] = [];
  if (now.placed > before.placed) news.push(['placed', now.placed - before.placed]);
  if (now.proofs > before.proofs) news.push(['proof', now.proofs - before.proofs]);
  if (news.length === 0 && now.version !== before.version) news.push(['changed', 1]);
  return news;
}

const whats: readonly string[] = ['placed', 'proof', 'changed'] satisfies OrderChange[];

function readMessage(text: string): OrderChange | null {
  try {
    const { what } = JSON.parse(text) as Partial<FeedMessage>;
    return what && whats.includes(what) ? what : null;
  } catch {
    return null; // not of this API
  }
}

/** Compares what is known of the orders with what comes. @returns takes a message, and asks what there is now */
function orderNews({ latest, onChange }: Options) {
  let known: Latest | null = null;
  let turn = 0;

  async function ask(isWhole: boolean): Promise<void> {
    const mine = (turn += 1);
    const now = await latest();
    // What came by a message meanwhile may be in this answer or not: a later one says it.
    if (!now || mine !== turn) return;
    for (const [what, count] of known ? newsBetween(known, now) : [])
      if (isWhole || what !== 'changed') onChange(what, count);
    known = now;
  }
  return {
    /** Reports whatever happened since the last answer, or message. */
    catchUp: () => ask(true),

    /** Reports a message; one that says only that something changed may stand for orders that no message came of. */
    receive(what: OrderChange): void {
      if (known) {
        const { placed, proofs, version } = known;
        known = {
          placed: placed + Number(what === 'placed'),
          proofs: proofs + Number(what === 'proof'),
          version,
        };
      }
      onChange(what, 1);
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
 * What happened while neither came through is reported afterwards.
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
    onChange: (what, count) => {
      if (!isStopped) options.onChange(what, count);
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
      if (what) news.receive(what);
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
