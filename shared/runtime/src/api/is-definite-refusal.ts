// Imported by the package's name: a remote bundles this file, and shares the host's one copy of its imports.
import { isApiError } from '@lapak/runtime';

/** Whether the server has refused what was asked. After an outage or a limit (429) the same call may succeed. */
export const isDefiniteRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status !== 'NETWORK' && error.status < 500 && error.status !== 429;
