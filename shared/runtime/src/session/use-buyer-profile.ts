import type { User } from '@lapak/contracts/api/auth';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useGetProfileQuery } from '../api/shared-endpoints.ts';
import { clearToken } from '../api/token.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { loggedOut, selectSession } from '../store/session-slice.ts';

export type BuyerProfile =
  | { status: 'fetching' }
  | { status: 'error'; retry: () => void }
  /** Without a user the buyer is a guest. */
  | { status: 'success'; user: User | null };

/** Who is at a checkout (spec 2 §4). A login that the server does not know any more is forgotten. */
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
