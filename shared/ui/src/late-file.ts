import { lazy, type ComponentType } from 'react';

/** The first pause before a file is asked for again while the connection is said to be there; each is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Resolves when the connection is back, at the latest after the pause. */
const nextChance = (pauseMs: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pauseMs);
    window.addEventListener('online', end);
  });

/**
 * Loads a file that nobody asked for by name, and applies it. One that does not come is asked for again until it does: the connection
 * may have been cut just after the page was painted. A part that the shopper waits for shows its failure instead (`lazyPart`).
 * @returns after the first attempt, also when the file is not there yet
 */
export async function lateFile<File>(
  load: () => Promise<File>,
  apply: (file: File) => unknown,
  pauseMs = FIRST_PAUSE_MS,
): Promise<void> {
  const file = await load().catch(() => null);
  const nextPauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  if (file === null) void nextChance(pauseMs).then(() => lateFile(load, apply, nextPauseMs));
  else await apply(file);
}

/** A component in such a file; the boundary around it shows its fallback until the file is there. */
export function lateComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const untilLoaded = () =>
    new Promise<{ default: ComponentType<Props> }>((resolve) => void lateFile(load, resolve));
  return lazy<ComponentType<Props>>(untilLoaded);
}
