const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined' || typeof cancelIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200); // Safari
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: 3000 });
  return () => cancelIdleCallback(id);
};

/**
 * Calls back once the page and what its first view needs have loaded and the browser has nothing else to do.
 * @returns the cancel function
 */
export function afterFirstView(run: () => void): () => void {
  let cancel: () => void;
  const wait = () => {
    cancel = whenIdle(run);
  };
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, { once: true });
    cancel = () => window.removeEventListener('load', wait);
  }
  return () => cancel();
}
