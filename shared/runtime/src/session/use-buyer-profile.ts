import type { User } from '@lapak/contracts/api/auth';
// Imported by the package's name: a checkout bundles this file, and shares the host's one copy of its imports.
import { selectSession, skipToken, useAppSelector, useGetProfileQuery } from '@lapak/runtime';

export type BuyerProfile =
  | { status: 'fetching' }
  | { status: 'error'; isRetrying: boolean; retry: () => void }
  /** Without a user the buyer is a guest. */
  | { status: 'success'; user: User | null };

/** The buyer at a checkout (spec 2 §4). A login that the server rejects is removed. */
export function useBuyerProfile(): BuyerProfile {
  const { login } = useAppSelector(selectSession);
  const profile = useGetProfileQuery(login === 'customer' ? undefined : skipToken);

  if (login === 'guest') return { status: 'success', user: null };
  const user = profile.currentData?.data.user;
  if (user) return { status: 'success', user };
  if (profile.error === undefined) return { status: 'fetching' };
  return { status: 'error', isRetrying: profile.isFetching, retry: () => void profile.refetch() };
}
