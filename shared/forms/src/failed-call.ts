import type { FieldErrors } from '@lapak/contracts/api/common';

/** What forms read of a failed call; the runtime's `ApiError` is one. */
export interface FailedCall {
  /** HTTP status, or 'NETWORK' when no answer came. */
  status: number | 'NETWORK';
  code: string | null;
  /** What the server says to the shopper. */
  info: string | null;
  errors: FieldErrors;
  data: unknown;
}

export const isFailedCall = (error: unknown): error is FailedCall =>
  typeof error === 'object' && error !== null && 'status' in error && 'code' in error && 'errors' in error;
