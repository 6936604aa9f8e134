import { isDiskFull } from './disk-error.ts';
import { errorCode } from './error-code.ts';

/** A file could not be stored for a reason outside of the request. The message is for the log. */
export class StorageError extends Error {
  override name = 'StorageError';
  /** The disk is full: nothing can be stored until space is freed. */
  readonly isFull: boolean;
  constructor(cause: unknown) {
    const reason = errorCode(cause) ?? (cause instanceof Error ? cause.message : 'unknown');
    super(`A file could not be stored: ${reason}`, { cause });
    this.isFull = isDiskFull(cause);
  }
}
