import type { Client } from 'chrome-remote-interface';

export interface SeenRequest {
  url: string;
  type: string;
  /** Seconds on the browser's own clock. */
  from: number;
  until: number;
  /** Found by the browser while it read the document, or requested by something that was loaded before. */
  byParser: boolean;
  fromCache: boolean;
}

/** Records a page's requests. */
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
  tab.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const entry = seen.get(requestId);
    if (entry) entry.until = timestamp;
  });
  return all;
}

/**
 * Number of sequential round trips after the HTML. Requests of the parser are the first wave; a request of a script is one
 * wave after the last script or answer that had arrived by then, which is an upper bound. The page's own telemetry does not
 * count.
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
