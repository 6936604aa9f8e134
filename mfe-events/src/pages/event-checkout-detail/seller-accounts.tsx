import type { EventTransaction } from '@lapak/contracts/api/event';
import { paymentKinds } from '@lapak/contracts/payment-kinds';
import { bankLogoUrl } from '@lapak/contracts/pictures';
import { payableByHand, plainSumNote } from '@lapak/domain/payable-by-hand';
import { shownGroups } from '@lapak/ordering/checkout/payment-groups';
import { useGetPaymentMethodsQuery } from '@lapak/runtime';
import { ErrorCard } from '@lapak/ui/error-card';
import { PageLoading } from '@lapak/ui/page-loading';
import { AccountList } from '@lapak/ordering/payment/account-list';
import { NoAccounts } from '@lapak/ordering/payment/no-accounts';
import { useFailureToast } from '@lapak/ui/use-failure-toast';

/** Accounts for manual payment, in the groups of events (spec 3 §9), for an order without a chosen payment method. */
export function SellerAccounts({ username, order }: { username: string; order: EventTransaction }) {
  const { data, isError, isFetching, refetch } = useGetPaymentMethodsQuery(username);
  useFailureToast(isError && !isFetching);
  if (!data) {
    return isError && !isFetching ? (
      <ErrorCard onRetry={() => void refetch()} />
    ) : (
      <PageLoading label="Memuat rekening tujuan" />
    );
  }
  const groups = shownGroups('event', data.data)
    // Skips groups that list another group's methods, which would be listed twice.
    .filter(({ key }) => paymentKinds[key].eventLists === undefined)
    .map(({ key, label, methods }) => ({
      key,
      label,
      accounts: payableByHand(methods, paymentKinds[key].hasUniqueCode, bankLogoUrl),
      note: plainSumNote(paymentKinds[key].hasUniqueCode, order),
    }))
    .filter(({ accounts }) => accounts.length > 0);
  if (groups.length === 0) return <NoAccounts />;
  return groups.map(({ key, label, accounts, note }) => (
    <AccountList key={key} title={label} accounts={accounts} note={note} />
  ));
}
