import type { User } from '@lapak/contracts/api/auth';
import type { OriginResponse } from '@lapak/contracts/api/shipping';
import {
  clearToken,
  loggedOut,
  selectSession,
  skipToken,
  useAppDispatch,
  useAppSelector,
  useGetProfileQuery,
} from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useEffect } from 'react';
import { useGetShippingOriginQuery } from '../../api/shipping-api.ts';

export type CheckoutStart =
  | { status: 'fetching' }
  | { status: 'error'; retry: () => void }
  | { status: 'success'; user: User | null; origin: OriginResponse['data']['location'] };

/**
 * What a checkout needs before its form (spec 2 §4): the profile of a logged-in buyer, and the shipping origin where
 * goods are sent. A login that the server does not know any more is forgotten.
 */
export function useCheckoutStart(
  username: string,
  { needsOrigin, failure }: { needsOrigin: boolean; failure: string },
): CheckoutStart {
  const dispatch = useAppDispatch();
  const { login } = useAppSelector(selectSession);
  const profile = useGetProfileQuery(login === 'customer' ? undefined : skipToken);
  const origin = useGetShippingOriginQuery(needsOrigin ? username : skipToken);

  const isForgotten = login === 'customer' && profile.data?.data.user === null;
  useEffect(() => {
    if (!isForgotten) return;
    clearToken();
    dispatch(loggedOut());
  }, [dispatch, isForgotten]);

  const hasFailed = (profile.isError && !profile.isFetching) || (origin.isError && !origin.isFetching);
  useEffect(() => {
    if (hasFailed) toast.error(failure);
  }, [failure, hasFailed]);

  if (hasFailed) {
    return {
      status: 'error',
      retry: () => {
        if (profile.isError) void profile.refetch();
        if (origin.isError) void origin.refetch();
      },
    };
  }
  const waitsForProfile = login === 'unknown' || (login === 'customer' && !profile.data) || isForgotten;
  const waitsForOrigin = needsOrigin && origin.data === undefined;
  if (waitsForProfile || waitsForOrigin) return { status: 'fetching' };
  const user = login === 'customer' ? (profile.data?.data.user ?? null) : null;
  return { status: 'success', user, origin: origin.data ?? null };
}
