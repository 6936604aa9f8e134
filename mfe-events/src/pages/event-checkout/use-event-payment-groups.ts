import { shownGroups, type ShownGroup } from '@lapak/ordering/checkout/payment-groups';
import { skipToken, useGetPaymentMethodsQuery } from '@lapak/runtime';
import { useFailureToast } from '@lapak/ui/use-failure-toast';

/** The groups of payment methods (spec 3 §9): none for free orders, or until they load (§8). */
export function useEventPaymentGroups(
  username: string,
  { isOffered }: { isOffered: boolean },
): readonly ShownGroup[] {
  const { data, isError, isFetching } = useGetPaymentMethodsQuery(isOffered ? username : skipToken);
  useFailureToast(isError && !isFetching);
  return isOffered ? shownGroups('event', data?.data) : [];
}
