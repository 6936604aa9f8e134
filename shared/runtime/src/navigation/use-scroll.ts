import { useEffect, useLayoutEffect } from 'react';
import type { NavigationState } from './navigation.ts';
import type { ScrollMemory } from './scroll-memory.ts';

/** The element that an address names, as it stands there or encoded; the browser's own order. */
function partNamed(name: string): HTMLElement | null {
  if (name === '') return null;
  const plain = document.getElementById(name);
  if (plain) return plain;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return null; // not an encoding, so nothing is named
  }
}

/** Scrolls where a move says: to the top, to the part that the address names, or back to where one was. */
export function useScroll({ location, scroll, shown }: NavigationState, memory: ScrollMemory | undefined) {
  useLayoutEffect(() => {
    if (scroll === null) return;
    const part = scroll === 0 ? partNamed(location.hash.slice(1)) : null;
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
