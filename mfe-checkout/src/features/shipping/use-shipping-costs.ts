import type { CartLine } from '@lapak/domain/cart-line';
import { messages } from '@lapak/domain/messages';
import { totalWeightGrams } from '@lapak/domain/shipping';
import { errorInfo, skipToken } from '@lapak/runtime';
import { useEffect, useMemo, useRef } from 'react';
import { useGetShippingCostsQuery } from '../../api/shipping-api.ts';
import { productIds } from '../lines/line-state.ts';
import { courierChoices, type CourierChoice } from './courier-choices.ts';

export type ShippingCosts =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; message: string; isRetrying: boolean; retry: () => void }
  | { status: 'ready'; choices: CourierChoice[] };

/**
 * Shipping costs of the lines to a district (spec 2 §4, "District change"); refetched when their weight changes and
 * when `pricesAsked` grows.
 */
export function useShippingCosts(
  username: string,
  lines: readonly CartLine[],
  districtId: string | null,
  pricesAsked: number,
): ShippingCosts {
  const { currentData, isFetching, error, refetch } = useGetShippingCostsQuery(
    districtId === null
      ? skipToken
      : {
          destination: districtId,
          username,
          products: productIds(lines),
          weight: totalWeightGrams(lines),
        },
  );
  const choices = useMemo(() => (currentData ? courierChoices(currentData) : null), [currentData]);

  const answered = useRef(pricesAsked);
  useEffect(() => {
    if (answered.current === pricesAsked) return;
    answered.current = pricesAsked;
    if (districtId !== null) void refetch();
  }, [districtId, pricesAsked, refetch]);

  if (districtId === null) return { status: 'idle' };
  if (choices && !isFetching) return { status: 'ready', choices };
  if (choices || error === undefined) return { status: 'loading' };
  return {
    status: 'failed',
    message: errorInfo(error, messages.somethingFailed6),
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
