import { skipToken, useGetStoreProfileQuery, useParams } from '@lapak/runtime';
import { useEffect, type ReactNode } from 'react';
import { themeName } from './theme.ts';

/** Around every page: the theme of its store on the root element; the default theme for a page without a store. */
export function StoreLayout({ children }: { children: ReactNode }) {
  const { username } = useParams();
  const profile = useGetStoreProfileQuery(username ?? skipToken).currentData?.data;
  const theme = themeName(profile?.theme_onlinestore ?? null);

  // The server has written the theme already; this follows a move from one store to another.
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  return children;
}
