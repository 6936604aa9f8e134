import { useEffect, useRef, type RefObject } from 'react';
import type { ListingChoice } from './listing-url.ts';

/**
 * Another search, category or sort shows the beginning of its list, also to who had scrolled far down the one before.
 * @returns a ref for the element that the list begins with
 */
export function useStartOfList(choice: ListingChoice): RefObject<HTMLElement | null> {
  const start = useRef<HTMLElement>(null);
  const { keyword, categoryId, sortBy, sort } = choice;
  const shown = JSON.stringify([keyword, categoryId, sortBy, sort]);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const element = start.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [shown]);
  return start;
}
