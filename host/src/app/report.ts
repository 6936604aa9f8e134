import type { RemoteFailure } from '@lapak/contracts/page-document';

const send = (path: string, body: unknown) =>
  void navigator.sendBeacon?.(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));

/** Counts a failed remote by version in the server's metrics; no personal data. */
export function reportRemoteFailure(failure: RemoteFailure): void {
  send('/telemetry/remote-failure', failure);
}

/** Reports the web vitals that this browser measured. */
export async function reportVitals(): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "vitals" */ 'web-vitals');
  for (const on of [onCLS, onINP, onLCP, onTTFB]) {
    on(({ name, value }) => send('/telemetry/vitals', { name, value }));
  }
}
