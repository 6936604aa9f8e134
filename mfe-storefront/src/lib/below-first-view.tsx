import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useHydrated, useNavigationType } from '@lapak/runtime';

/**
 * Content below a page's first view. A client-side navigation defers it by one step, so that the first view is painted
 * sooner; a document load, or a return to an old scroll position, renders it at once.
 */
export function BelowFirstView({ children }: { children: ReactNode }) {
  const isLoaded = useHydrated();
  const [isThere, setThere] = useState(useNavigationType() !== 'PUSH' || !isLoaded);
  useEffect(() => startTransition(() => setThere(true)), []);
  return isThere ? children : null;
}
