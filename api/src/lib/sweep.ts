import { safeError } from './safe-error.ts';

export interface SweepDeps {
  /** What is swept, for the log. */
  name: string;
  everyMs: number;
  /** Does what is due; an error is logged and the next sweep tries again. */
  sweep(): Promise<void>;
  log: { error(fields: object, message: string): void };
}

/** Runs a sweep repeatedly, never twice at once. @returns a function that stops it and waits for the last one */
export function startSweep({ name, everyMs, sweep, log }: SweepDeps): () => Promise<void> {
  let running: Promise<void> | null = null;
  const tick = () => {
    running ??= sweep()
      .catch((error: unknown) => log.error({ err: safeError(error), sweep: name }, 'sweep failed'))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(tick, everyMs);
  timer.unref();
  tick();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
