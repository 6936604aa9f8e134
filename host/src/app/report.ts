import type { RemoteFailure } from '@lapak/contracts/page-document';

/** Posts values for the server's metrics; not retried. */
export const send = (path: string, body: unknown) =>
  void navigator.sendBeacon?.(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));

/** Counts a failed remote by version in the server's metrics; no personal data. */
export function reportRemoteFailure(failure: RemoteFailure): void {
  send('/telemetry/remote-failure', failure);
}
