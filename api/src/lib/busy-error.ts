/** Thrown when so much waits already that another would wait too long. */
export class BusyError extends Error {
  override name = 'BusyError';
}
