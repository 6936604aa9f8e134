import type { CartLine } from '@lapak/domain/cart-line';
import { useGetStoreProfileQuery } from '@lapak/runtime';
import { useEffect, useRef, useState } from 'react';
import { useGetCartProductsQuery } from '../../api/cart-product-api.ts';
import { checkLines, countable, productIds, type CheckedLine } from './line-state.ts';

interface CheckedLines {
  lines: CheckedLine[];
  /** Loading: figures are those of the last visit. */
  isChecking: boolean;
  /** Refetches, and the store's profile: it may have closed. */
  recheck: () => void;
}

/**
 * Lines of client state with the server's prices and stock: fetched when the page opens, written back with `renew`,
 * so that the store's rules (increment up to the stock) work with them too.
 */
export function useCheckedLines(
  username: string,
  lines: readonly CartLine[],
  renew: (lines: CartLine[]) => void,
): CheckedLines {
  // The products at opening: deleting a line must not refetch the others.
  const [ids] = useState(() => productIds(lines));
  const { data, isFetching, refetch } = useGetCartProductsQuery(
    { username, ids },
    { skip: ids.length === 0, refetchOnMountOrArgChange: 10 },
  );
  const { refetch: refetchStore } = useGetStoreProfileQuery(username);
  const latest = useRef({ lines, renew });
  useEffect(() => {
    latest.current = { lines, renew };
  });

  useEffect(() => {
    if (!data) return;
    const now = latest.current;
    now.renew(countable(checkLines(now.lines, data)));
  }, [data]);

  return {
    lines: checkLines(lines, data),
    isChecking: isFetching && !data,
    recheck: () => {
      if (ids.length > 0) void refetch();
      void refetchStore();
    },
  };
}
