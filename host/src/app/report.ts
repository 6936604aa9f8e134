import type { RemoteFailure } from '@lapak/contracts/page-document';
import { sendOnce } from './send.ts';

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
