/** What is told to whoever meets one. */
export const busyInfo = 'Server sedang sibuk. Silakan coba beberapa saat lagi';

/** Thrown when so much waits already that another would wait too long. */
export class BusyError extends Error {
  override name = 'BusyError';
  readonly statusCode = 503;
}
