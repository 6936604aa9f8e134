import { whenIdle } from '@lapak/ui/when-idle';

const AT_THE_LATEST_MS = 3000;

/**
 * Calls back once the page and what its first view needs have loaded and the browser has nothing else to do.
 * @returns the cancel function
 */
export function afterFirstView(run: () => void): () => void {
  let isWanted = true;
  const wait = () =>
    whenIdle(() => {
      if (isWanted) run();
    }, AT_THE_LATEST_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isWanted = false;
  };
}
