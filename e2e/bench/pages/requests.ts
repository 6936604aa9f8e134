import type { Client } from 'chrome-remote-interface';

export interface SeenRequest {
  url: string;
  type: string;
  /** Seconds on the browser's own clock. */
  from: number;
  until: number;
  /** Found by the browser while it read the document, or asked for by something that had come before. */
  byParser: boolean;
  fromCache: boolean;
}

/** Writes down what a page asks the network for. */
export function watchRequests(tab: Client): SeenRequest[] {
  const seen = new Map<string, SeenRequest>();
  const all: SeenRequest[] = [];
  tab.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, initiator }) => {
    if (!request.url.startsWith('http')) return;
    const entry = {
      url: request.url,
      type: type ?? 'Other',
      from: timestamp,
      until: Infinity,
      byParser: initiator.type === 'parser' || initiator.type === 'other',
      fromCache: false,
    };
    seen.set(requestId, entry);
    all.push(entry);
  });
  tab.on('Network.requestServedFromCache', ({ requestId }) => {
    const entry = seen.get(requestId);
    if (entry) entry.fromCache = true;
  });
  tab.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = seen.get(requestId);
    if (entry && response.fromDiskCache) entry.fromCache = true;
  });
  tab.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const entry = seen.get(requestId);
    if (entry) entry.until = timestamp;
  });
  return all;
}

/**
 * How many round trips stand one after the other after the HTML. What the parser finds is the first wave; what a script
 * asks for is one wave after the last script or answer that had come by then, which is never too few. Nobody waits for
 * what the page reports about itself.
 */
export function countWaves(seen: readonly SeenRequest[]): number {
  const requests = seen.filter(({ type }) => type !== 'Ping');
  const waves = new Map<SeenRequest, number>();
  for (const request of [...requests].sort((a, b) => a.from - b.from)) {
    const before = requests.filter(
      (other) => other.until <= request.from && /Script|Fetch|XHR/.test(other.type),
    );
    const depth = request.byParser ? 0 : Math.max(0, ...before.map((other) => waves.get(other) ?? 0));
    waves.set(request, depth + 1);
  }
  return Math.max(0, ...waves.values());
}
