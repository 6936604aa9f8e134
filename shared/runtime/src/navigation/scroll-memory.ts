import type { Location } from 'react-router-dom';

const KEY = 'lapak:scroll';

/** How far down each history entry was scrolled, in px; kept for a reload of the tab. */
export interface ScrollMemory {
  /** Stores the position of the entry that is left. */
  leave: (entry: Location) => void;
  /** The entry's position, or null when it was never left. */
  positionOf: (entry: Location) => number | null;
  /** Writes all positions to session storage, before the tab may be closed. */
  keep: () => void;
}

/**
 * The first entry of every visit has the same key, so its address is used instead: a page that was opened directly does
 * not get another page's position.
 */
const nameOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>();
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    for (const [entry, y] of Object.entries(kept ?? {})) if (typeof y === 'number') positions.set(entry, y);
  } catch {
    // Storage forbidden or corrupt: positions last as long as the document.
  }
  return {
    leave: (entry) => void positions.set(nameOf(entry), window.scrollY),
    positionOf: (entry) => positions.get(nameOf(entry)) ?? null,
    keep: () => {
      try {
        sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(positions)));
      } catch {
        // as above
      }
    },
  };
}
