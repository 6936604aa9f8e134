import { useGetStoreProfileQuery, useParams } from '@lapak/runtime';
import { useEffect, type ReactNode } from 'react';
import { themeName } from './theme.ts';

/** Around every page of one store: its theme on the root element. */
export function StoreLayout({ children }: { children: ReactNode }) {
  const { username = '' } = useParams();
  const profile = useGetStoreProfileQuery(username).data?.data;
  const theme = themeName(profile?.theme_onlinestore ?? null);

  // The server has written the theme already; this follows a move from one store to another.
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  return children;
}
