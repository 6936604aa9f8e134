import { useEffect, useLayoutEffect } from 'react';
import type { NavigationState } from './navigation.ts';
import type { ScrollMemory } from './scroll-memory.ts';

/** The element of an address's hash, literal first, then decoded, as browsers do. */
function partNamed(name: string): HTMLElement | null {
  if (name === '') return null;
  const plain = document.getElementById(name);
  if (plain) return plain;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return null; // a malformed encoding matches no element
  }
}

/** Scrolls after a navigation: to the top, to the element of the hash, or back to the stored position. */
export function useScroll({ location, scroll, shown }: NavigationState, memory: ScrollMemory | undefined) {
  useLayoutEffect(() => {
    if (scroll === null) return;
    const part = scroll === 0 ? partNamed(location.hash.slice(1)) : null;
    if (part) part.scrollIntoView();
    else window.scrollTo(0, scroll);
    // Once for each shown page; other renders of the same entry do not scroll.
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
