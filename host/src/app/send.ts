import { documentTokenEntry } from '@lapak/contracts/page-document';

/** Posts values for the server's metrics; not retried. */
export const send = (path: string, body: unknown) =>
  void navigator.sendBeacon?.(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));

/** The token that came with this document; none from a server behind plain HTTP, or in Safari before 16.4. */
function documentToken(): string | undefined {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const timings = (navigation as PerformanceNavigationTiming | undefined)?.serverTiming;
  return timings?.find(({ name }) => name === documentTokenEntry)?.description;
}

/** Posts what counts once for this document. */
export const sendOnce = (path: string, body: object) => send(path, { ...body, document: documentToken() });
