import { isNewerLayout } from '@lapak/domain/store-layout';
import { useGetStoreProfileQuery } from '@lapak/runtime';

/** Whether a store has the newer layout; false until its profile has loaded. */
export function useIsNewerLayout(username: string): boolean {
  return isNewerLayout(useGetStoreProfileQuery(username).data?.data.theme_onlinestore);
}
