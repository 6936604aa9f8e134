import type { Location } from 'react-router-dom';

const KEY = 'lapak:scroll';

/** How far down each history entry was scrolled, in px; kept for a reload of the tab. */
export interface ScrollMemory {
  /** Remembers where the entry that is left was. */
  leave: (entry: Location) => void;
  /** Where the entry was, or null when it was never left. */
  positionOf: (entry: Location) => number | null;
  /** Writes everything down; the tab may not come back. */
  keep: () => void;
}

/**
 * The first entry of every visit is called the same, so it goes by its address: a page that was opened directly does not
 * begin where another page was left.
 */
const nameOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>();
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    for (const [entry, y] of Object.entries(kept ?? {})) if (typeof y === 'number') positions.set(entry, y);
  } catch {
    // Storage forbidden or garbled: positions live as long as the page does.
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
