import { useEffect, useRef, type RefObject } from 'react';

/** Margin below the viewport, so that the next page loads before its skeleton is in view. */
const AHEAD = '600px';

/** Calls back after the load of the first view, so that nothing competes with it. */
function afterLoad(run: () => void): () => void {
  if (document.readyState === 'complete') {
    run();
    return () => undefined;
  }
  window.addEventListener('load', run, { once: true });
  return () => window.removeEventListener('load', run);
}

/**
 * Calls `onInView` when the element comes near the viewport, while `isActive`, and not before the load of the first view.
 * @param margin distance as a `rootMargin`; read when the observer is created
 * @returns a ref for the element
 */
export function useInView<E extends Element>(
  onInView: () => void,
  isActive: boolean,
  margin: () => string = () => AHEAD,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const latest = useRef({ onInView, margin });
  useEffect(() => {
    latest.current = { onInView, margin };
  }, [onInView, margin]);

  useEffect(() => {
    const watched = element.current;
    if (!isActive || !watched || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current.onInView();
      },
      { rootMargin: latest.current.margin() },
    );
    const stopWaiting = afterLoad(() => observer.observe(watched));
    return () => {
      stopWaiting();
      observer.disconnect();
    };
  }, [isActive]);
  return element;
}
