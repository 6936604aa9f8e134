import { safeError } from '../../lib/safe-error.ts';

/** How often a server looks for orders whose time is up. */
const EVERY_MS = 15_000;

export interface SweepDeps {
  /** Ends what is due; an error is logged and the next sweep tries again. */
  sweep(): Promise<void>;
  log: { error(fields: object, message: string): void };
}

/** Runs the sweep again and again, never twice at once. @returns a function that stops it and waits for the last one */
export function startExpirySweep({ sweep, log }: SweepDeps): () => Promise<void> {
  let running: Promise<void> | null = null;
  const tick = () => {
    running ??= sweep()
      .catch((error: unknown) => log.error({ err: safeError(error) }, 'expiry sweep failed'))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(tick, EVERY_MS);
  timer.unref();
  tick();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
