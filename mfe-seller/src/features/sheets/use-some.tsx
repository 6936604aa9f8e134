import { formatThousands } from '@lapak/domain/rupiah';
import { Button } from '@lapak/ui/button';
import { useState } from 'react';

const SHOWN_AT_ONCE = 50;

/**
 * A part of a long list.
 * @param total how many entries there are, of which the list has the first
 * @returns `hidden`: how many are not in the list, once all of it is shown
 */
export function useSome<T>(list: readonly T[], total: number) {
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const shown = list.slice(0, limit);
  const rest = total - shown.length;
  const hasMore = limit < list.length;
  return {
    shown,
    more: { rest: hasMore ? rest : 0, onMore: () => setLimit(limit + SHOWN_AT_ONCE) },
    hidden: hasMore ? 0 : rest,
  };
}

/** A button for more of a list; nothing when all of it is shown. */
export function MoreButton({ rest, onMore }: { rest: number; onMore: () => void }) {
  if (rest === 0) return null;
  return (
    <Button variant="secondary" onClick={onMore}>
      {`Tampilkan lagi, masih ${formatThousands(rest)}`}
    </Button>
  );
}
