import { useGetStoreProfileQuery } from '@lapak/runtime';

/** Theme 2 and 3 are the newer layout, anything else the default one (spec 2 §1). */
export function useIsNewerLayout(username: string): boolean {
  const theme = useGetStoreProfileQuery(username).data?.data.theme_onlinestore;
  return theme === 2 || theme === 3;
}
