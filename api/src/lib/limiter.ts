/** Thrown when so much waits already that another would wait too long. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * Lets a few works run at a time; the others wait in the order they came.
 * @param maxWaiting more than that are turned away with a BusyError
 */
export function createLimiter(maxRunning: number, maxWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new BusyError('Too much is waiting');
      // Whoever ends hands its place on, so that nobody who comes now overtakes.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
