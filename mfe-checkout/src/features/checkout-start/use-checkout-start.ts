import type { User } from '@lapak/contracts/api/auth';
import type { OriginResponse } from '@lapak/contracts/api/shipping';
import { skipToken } from '@lapak/runtime';
import { useBuyerProfile } from '@lapak/runtime/use-buyer-profile';
import { toast } from '@lapak/ui/toast';
import { useDeferredValue, useEffect } from 'react';
import { useGetShippingOriginQuery } from '../../api/shipping-api.ts';

export type CheckoutStart =
  | { status: 'fetching' }
  | { status: 'error'; isRetrying: boolean; retry: () => void }
  | { status: 'success'; user: User | null; origin: OriginResponse['data']['location'] };

/**
 * What a checkout needs before its form (spec 2 §4): the profile of a logged-in buyer, and the shipping origin where
 * goods are sent.
 */
export function useCheckoutStart(
  username: string,
  { needsOrigin, failure }: { needsOrigin: boolean; failure: string },
): CheckoutStart {
  const buyer = useBuyerProfile();
  const origin = useGetShippingOriginQuery(needsOrigin ? username : skipToken);

  const waitsForOrigin = needsOrigin && origin.data === undefined;
  const hasNoOrigin = waitsForOrigin && origin.error !== undefined;
  // The form is long: deferred, its first rendering lets the shopper scroll and tap in between.
  const isReady = useDeferredValue(buyer.status === 'success' && !waitsForOrigin, false);
  const hasFailed = buyer.status === 'error' || hasNoOrigin;
  const isRetrying = (buyer.status === 'error' && buyer.isRetrying) || (hasNoOrigin && origin.isFetching);
  useEffect(() => {
    if (hasFailed && !isRetrying) toast.error(failure);
  }, [failure, hasFailed, isRetrying]);

  if (hasFailed) {
    return {
      status: 'error',
      isRetrying,
      retry: () => {
        if (buyer.status === 'error') buyer.retry();
        if (hasNoOrigin) void origin.refetch();
      },
    };
  }
  if (!isReady || buyer.status !== 'success') return { status: 'fetching' };
  return { status: 'success', user: buyer.user, origin: origin.data ?? null };
}
