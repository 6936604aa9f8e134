import { failureLimits, type RemoteFailure } from '@lapak/contracts/page-document';
import { ownHost } from './ask-releases.ts';

/** Addresses without their queries, which may have data of a shopper, and without the number of a retry. */
const withoutQueries = (text: string) => text.replace(/\?[^\s):"']*/g, '').replace(/~\d+\//g, '/');

/** A report with what the error says. */
export function describeFailure(failure: RemoteFailure, error: unknown): RemoteFailure {
  if (!(error instanceof Error)) return failure;
  return {
    ...failure,
    message: withoutQueries(error.message).slice(0, failureLimits.message),
    stack: withoutQueries(error.stack ?? '').slice(0, failureLimits.stack),
  };
}

/** A report of an error in the shell; null when its version is not known. */
export function describeShellFailure(error: unknown): RemoteFailure | null {
  const version = ownHost();
  return version === undefined ? null : describeFailure({ remote: 'host', version, reason: 'render' }, error);
}
