import { useEffect, useRef } from 'react';
import { selectIsLoggedIn, useAppSelector } from '@lapak/runtime';

/**
 * Pages are painted for a visitor. When the shopper turns out to be logged in, the answer is asked for once more, so
 * that hearts and the tour are the shopper's own; what is shown stays until it comes.
 */
export function useRefetchForCustomer(
  viewer: 'guest' | 'customer' | undefined,
  refetch: () => unknown,
): void {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isLoggedIn || viewer !== 'guest' || isAsked.current) return;
    isAsked.current = true;
    refetch();
  }, [isLoggedIn, viewer, refetch]);
}
