import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useHydrated, useNavigationType } from '@lapak/runtime';

/**
 * What stands below a page's first view. On the way from another page of the shop it comes one step after that view, so
 * that the tap is answered sooner; a page that is loaded, or returned to at its old position, has it at once.
 */
export function BelowFirstView({ children }: { children: ReactNode }) {
  const isLoaded = useHydrated();
  const [isThere, setThere] = useState(useNavigationType() !== 'PUSH' || !isLoaded);
  useEffect(() => startTransition(() => setThere(true)), []);
  return isThere ? children : null;
}
