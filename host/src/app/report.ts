import type { RemoteFailure } from '@lapak/contracts/page-document';

/** Posts values for the server's metrics; not retried. */
export const send = (path: string, body: unknown) =>
  void navigator.sendBeacon?.(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));

/** Reports a failed remote by version, with its error, for the server's metrics and log; no personal data. */
export function reportRemoteFailure(failure: RemoteFailure, error: unknown): void {
  void import(/* webpackChunkName: "after-paint" */ '../recovery/describe-failure.ts')
    .then(({ describeFailure }) => describeFailure(failure, error))
    .catch(() => failure)
    .then((report) => send('/telemetry/remote-failure', report));
}
