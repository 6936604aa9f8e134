import { useEffect, useState, type RefObject } from 'react';

/** The lowest quarter of a screen is the bar's, and too little to read. */
const ABOVE_BAR = '0px 0px -25% 0px';

/** Whether some of an element is on the screen above its bar; true until that is known. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in globalThis)) return undefined;
    const whenSeen = (entries: IntersectionObserverEntry[]) => {
      const last = entries.at(-1);
      if (last) setOnScreen(last.isIntersecting);
    };
    const observer = new IntersectionObserver(whenSeen, { rootMargin: ABOVE_BAR });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}
