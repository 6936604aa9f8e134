/** The text for a caller that gets a `BusyError`. */
export const busyInfo = 'Server sedang sibuk. Silakan coba beberapa saat lagi';

/** Thrown when a queue is so long that one more entry would take too long. */
export class BusyError extends Error {
  override name = 'BusyError';
  readonly statusCode = 503;
  /** @param info what the caller reads */
  constructor(
    message: string,
    readonly info: string = busyInfo,
  ) {
    super(message);
  }
}
