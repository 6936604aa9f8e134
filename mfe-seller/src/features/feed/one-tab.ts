/**
 * Runs something in one of the browser's tabs at a time; the next one takes over when that tab is closed. Without the browser's locks,
 * as at an address without https or with storage forbidden, each tab runs it.
 * @param run starts it, and returns what stops it
 * @returns leaves
 */
export function inOneTab(name: string, run: () => () => void): () => void {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return run();
  const leaving = new AbortController();
  const held = () => {
    if (leaving.signal.aborted) return undefined;
    const stop = run();
    return new Promise<void>((resolve) =>
      leaving.signal.addEventListener('abort', () => {
        stop();
        resolve();
      }),
    );
  };
  void locks.request(name, { signal: leaving.signal }, held).catch(held);
  return () => leaving.abort();
}
