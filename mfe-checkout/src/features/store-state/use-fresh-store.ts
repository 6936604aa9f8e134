import type { StoreProfile } from '@lapak/contracts/api/store';
import { useGetStoreProfileQuery } from '@lapak/runtime';

/** Older than this the profile is fetched anew: a store may have closed since it was opened in this visit. */
const FRESH_SECONDS = 10;

/** The store's profile, fetched anew when a cart or a checkout opens; undefined while it is loading. */
export const useFreshStore = (username: string): StoreProfile | undefined =>
  useGetStoreProfileQuery(username, { refetchOnMountOrArgChange: FRESH_SECONDS }).data?.data;
