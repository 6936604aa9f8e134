import type { User } from '@lapak/contracts/api/auth';
// Imported by the package's name: a checkout bundles this file, and shares the host's one copy of its imports.
import { selectSession, skipToken, useAppSelector, useGetProfileQuery } from '@lapak/runtime';

export type BuyerProfile =
  | { status: 'fetching' }
  | { status: 'error'; retry: () => void }
  /** Without a user the buyer is a guest. */
  | { status: 'success'; user: User | null };

/** The buyer at a checkout (spec 2 §4). A login that the server rejects is removed. */
export function useBuyerProfile(): BuyerProfile {
  const { login } = useAppSelector(selectSession);
  const profile = useGetProfileQuery(login === 'customer' ? undefined : skipToken);

  if (profile.isError && !profile.isFetching) {
    return { status: 'error', retry: () => void profile.refetch() };
  }
  if (login === 'guest') return { status: 'success', user: null };
  const user = login === 'customer' ? profile.data?.data.user : null;
  return user ? { status: 'success', user } : { status: 'fetching' };
}
