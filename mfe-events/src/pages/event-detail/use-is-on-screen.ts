import { useEffect, useState, type RefObject } from 'react';

/** Whether some of an element is on the screen; true until that is known. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setOnScreen(last.isIntersecting);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}
