import { useLocation } from '@lapak/runtime';
import { useState } from 'react';
import { consolePages, type MatchedConsolePage } from './console-pages.ts';
import { ListSearchContext } from './list-search-context.ts';
import { SlotView } from './slot-view.tsx';

/**
 * The page of a store. The list of orders stays mounted behind an order that is opened from it, with the filter of its own address, so
 * that going back finds it as it was.
 */
export function TokoPages({ page }: { page: MatchedConsolePage }) {
  const { search } = useLocation();
  const isList = page.name === 'orders';
  const [kept, setKept] = useState<string | null>(null);
  const next = isList ? search : page.name === 'order' ? kept : null;
  if (next !== kept) setKept(next);
  return (
    <ListSearchContext value={kept}>
      {!isList && <SlotView key={page.name} slot={page.slot} />}
      {kept !== null && (
        <div key="list" hidden={!isList}>
          <SlotView slot={consolePages.orders.slot} />
        </div>
      )}
    </ListSearchContext>
  );
}
