import { useEffect, useLayoutEffect } from 'react';
import type { NavigationState } from './navigation.ts';
import type { ScrollMemory } from './scroll-memory.ts';

/** Scrolls where a move says: to the top, to the part that the address names, or back to where one was. */
export function useScroll({ location, scroll, shown }: NavigationState, memory: ScrollMemory | undefined) {
  useLayoutEffect(() => {
    if (scroll === null) return;
    const part = scroll === 0 && location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (part) part.scrollIntoView();
    else window.scrollTo(0, scroll);
    // Once for each page that is shown; the same entry is not scrolled again when something else renders.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);

  useEffect(() => {
    if (!memory) return undefined;
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      memory.leave(location);
      memory.keep();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [memory, location]);
}
