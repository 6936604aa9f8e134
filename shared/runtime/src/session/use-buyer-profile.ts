import type { User } from '@lapak/contracts/api/auth';
// Imported by the package's name: a checkout bundles this file, and shares the host's one copy of its imports.
import {
  clearToken,
  loggedOut,
  selectSession,
  skipToken,
  useAppDispatch,
  useAppSelector,
  useGetProfileQuery,
} from '@lapak/runtime';
import { useEffect } from 'react';

export type BuyerProfile =
  | { status: 'fetching' }
  | { status: 'error'; retry: () => void }
  /** Without a user the buyer is a guest. */
  | { status: 'success'; user: User | null };

/** The buyer at a checkout (spec 2 §4). A login that the server rejects is removed. */
export function useBuyerProfile(): BuyerProfile {
  const dispatch = useAppDispatch();
  const { login } = useAppSelector(selectSession);
  const profile = useGetProfileQuery(login === 'customer' ? undefined : skipToken);

  const isForgotten = login === 'customer' && profile.data?.data.user === null;
  useEffect(() => {
    if (!isForgotten) return;
    clearToken();
    dispatch(loggedOut());
  }, [dispatch, isForgotten]);

  if (profile.isError && !profile.isFetching) {
    return { status: 'error', retry: () => void profile.refetch() };
  }
  if (login === 'guest') return { status: 'success', user: null };
  const user = login === 'customer' ? profile.data?.data.user : null;
  return user ? { status: 'success', user } : { status: 'fetching' };
}
