import { useNavigate } from '@lapak/runtime';
import { useComingSearch } from '@lapak/runtime/use-coming-search';

/**
 * Changes what a list shows, which is in its address; the first page is shown then.
 * @param read what an address asks for
 * @param hrefOf the address of it
 * @returns `choose` for a tab, which is a step in the history, and `narrow` for a search or a selection, which is none
 */
export function useListChoice<Query extends { page: number }>(
  read: (search: string) => Query,
  hrefOf: (query: Query) => string,
) {
  const navigate = useNavigate();
  const comingSearch = useComingSearch();
  const at = (own: Partial<Query>) => hrefOf({ ...read(comingSearch()), page: 1, ...own });
  return {
    choose: (own: Partial<Query>) => void navigate(at(own)),
    narrow: (own: Partial<Query>) => void navigate(at(own), { replace: true, preventScrollReset: true }),
  };
}
