import { useEffect, useRef, type RefObject } from 'react';
import type { ListingChoice } from './listing-url.ts';

/**
 * Another search, category or sort scrolls to the beginning of its list.
 * @returns a ref for the first element of the list
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
