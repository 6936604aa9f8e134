/** How long a file that did not come is waited for while the connection is said to be there. */
const AGAIN_MS = 10_000;

/** Resolves when the connection is back, at the latest after ten seconds. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, AGAIN_MS);
    window.addEventListener('online', end);
  });

/**
 * Loads a file of the shell and applies it. One that does not come is asked for again until it does: the connection may have been cut
 * just after the page was painted.
 * @returns after the first attempt, also when the file is not there yet
 */
export async function lateFile<File>(
  load: () => Promise<File>,
  apply: (file: File) => unknown,
): Promise<void> {
  const file = await load().catch(() => null);
  if (file === null) void nextChance().then(() => lateFile(load, apply));
  else await apply(file);
}
