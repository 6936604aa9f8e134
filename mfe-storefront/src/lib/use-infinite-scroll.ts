import { useInView } from '@lapak/ui/use-in-view';
import type { RefObject } from 'react';

/** Narrow screens load far ahead, wider ones at the end of the list (spec 1 §9). */
const NARROW_SCREEN_PX = 500;
const NARROW_THRESHOLD_PX = 10_000;
const WIDE_THRESHOLD_PX = 1;
/** A margin that also holds after a jump past the end of the list. */
const ABOVE_PX = 1_000_000;

/** Asks no `innerWidth`: a phone lays the page out to answer it, which takes longer than the cards that have just come. */
const isNarrow = () => window.matchMedia?.(`(max-width: ${NARROW_SCREEN_PX - 0.02}px)`).matches ?? false;

const endOfList = () => `${ABOVE_PX}px 0px ${isNarrow() ? NARROW_THRESHOLD_PX : WIDE_THRESHOLD_PX}px 0px`;

/**
 * Loads more when the marked element is near the viewport.
 * @returns a ref for the element at the end of the list
 */
export function useInfiniteScroll(isWanted: boolean, loadMore: () => void): RefObject<HTMLDivElement | null> {
  return useInView<HTMLDivElement>(loadMore, isWanted, endOfList);
}
