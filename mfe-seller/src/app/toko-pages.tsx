import { useLocation } from '@lapak/runtime';
import { useState } from 'react';
import { consolePages, type ConsolePageName, type MatchedConsolePage } from './console-pages.ts';
import { ListSearchContext } from './list-search-context.ts';
import { SlotView } from './slot-view.tsx';

type ListName = 'orders' | 'products' | 'events';

/** The list that a page is opened from, or is. */
const listOf: Partial<Record<ConsolePageName, ListName>> = {
  orders: 'orders',
  order: 'orders',
  products: 'products',
  product: 'products',
  newProduct: 'products',
  productSheet: 'products',
  events: 'events',
  event: 'events',
  newEvent: 'events',
  attendees: 'events',
};

/**
 * The page of a store. A list stays mounted behind an entry that is opened from it, with the filter of its own address, so that going
 * back finds it as it was.
 */
export function TokoPages({ page }: { page: MatchedConsolePage }) {
  const { search } = useLocation();
  const list = listOf[page.name] ?? null;
  const isList = page.name === list;
  const [kept, setKept] = useState<{ list: ListName; search: string } | null>(null);
  const next = list !== null && isList ? { list, search } : kept?.list === list ? kept : null;
  if (next?.list !== kept?.list || next?.search !== kept?.search) setKept(next);
  return (
    <ListSearchContext value={kept?.search ?? null}>
      {!isList && <SlotView key={page.name} slot={page.slot} />}
      {kept !== null && (
        <div key={kept.list} hidden={!isList}>
          <SlotView slot={consolePages[kept.list].slot} />
        </div>
      )}
    </ListSearchContext>
  );
}
