import { useEffect, useRef, useState, type RefObject } from 'react';

/** Heights in px, by the object that an element shows. */
const heights = new WeakMap<object, number>();

/**
 * Keeps the height of an element while its object lives, so that a page to which the shopper returns is as high as before
 * although most of it is not laid out.
 * @returns the height when the component was mounted, undefined at the first time
 */
export function useRememberedHeight(shown: object): {
  ref: RefObject<HTMLDivElement | null>;
  height: number | undefined;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [height] = useState(() => heights.get(shown));
  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) if (contentRect.height) heights.set(shown, contentRect.height);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [shown]);
  return { ref, height };
}
