import type { FieldErrors } from '@lapak/contracts/api/common';

/** The part of a failed call that forms use; the runtime's `ApiError` is one. */
export interface FailedCall {
  /** HTTP status, or 'NETWORK' when no answer came. */
  status: number | 'NETWORK';
  code: string | null;
  /** The server's message for the shopper. */
  info: string | null;
  errors: FieldErrors;
  data: unknown;
}

export const isFailedCall = (error: unknown): error is FailedCall =>
  typeof error === 'object' && error !== null && 'status' in error && 'code' in error && 'errors' in error;
