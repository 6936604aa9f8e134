import { documentTokenEntry, type RemoteFailure } from '@lapak/contracts/page-document';

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

const loadDescriptions = () =>
  import(/* webpackChunkName: "after-paint" */ '../recovery/describe-failure.ts');

function sendFailure(report: Promise<RemoteFailure | null>): void {
  void report.then((failure) => failure && sendOnce('/telemetry/remote-failure', failure));
}

/** Reports a failed remote by version, with its error, for the server's metrics and log; no personal data. */
export function reportRemoteFailure(failure: RemoteFailure, error: unknown): void {
  sendFailure(
    loadDescriptions().then(
      ({ describeFailure }) => describeFailure(failure, error),
      () => failure,
    ),
  );
}

/** Reports that the shell itself threw while it rendered. */
export function reportShellFailure(error: unknown): void {
  sendFailure(
    loadDescriptions().then(
      ({ describeShellFailure }) => describeShellFailure(error),
      () => null,
    ),
  );
}
