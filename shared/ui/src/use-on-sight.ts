import { useEffect, useRef, type RefObject } from 'react';

/** How far below the screen counts as seen already, so that the next page is there before its place is. */
const AHEAD = '600px';

/** Calls `onSight` when the element comes near the screen, as long as `isActive`. */
export function useOnSight<E extends Element>(onSight: () => void, isActive: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!isActive || !element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onSight();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isActive, onSight]);
  return element;
}
