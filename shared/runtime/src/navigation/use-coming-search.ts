// Imported by the package's name: a remote bundles this file, and shares the host's one copy of its imports.
import { ComingLocationContext, useLocation } from '@lapak/runtime';
import { use } from 'react';

/**
 * The query of the page's own address when it is asked: that of a pending navigation within the page, else the one that is shown. On
 * a slow network a filter is on its way for seconds; one that is chosen meanwhile is added to this query, or it would undo the first.
 */
export function useComingSearch(): () => string {
  const { pathname, search } = useLocation();
  const comingLocation = use(ComingLocationContext);
  return () => {
    const coming = comingLocation();
    return coming?.pathname === pathname ? coming.search : search;
  };
}
