import { useEffect, useRef } from 'react';
import { selectIsLoggedIn, useAppSelector } from '@lapak/runtime';

/**
 * Pages are server-rendered for a visitor. When the shopper turns out to be logged in, the answer is refetched once for
 * the shopper's own hearts and tour; the page stays as it is until then.
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
