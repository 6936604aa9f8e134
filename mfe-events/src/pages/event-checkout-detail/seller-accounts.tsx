import { bankLogoUrl } from '@lapak/contracts/pictures';
import { payableByHand } from '@lapak/domain/payable-by-hand';
import { eventPaymentGroups, shownGroups } from '@lapak/forms/payment-groups';
import { useGetPaymentMethodsQuery } from '@lapak/runtime';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { icons } from '@lapak/ui/icons';
import { PageLoading } from '@lapak/ui/page-loading';
import { AccountList } from '@lapak/ui/payment/account-list';
import { useSaidFailure } from '@lapak/ui/use-said-failure';

/** Without the group that only repeats another one. */
const ownGroups = eventPaymentGroups.filter(({ lists }) => lists === undefined);

/** Where one can pay by hand, in the groups of events (spec 3 §9), for an order without a chosen way to pay. */
export function SellerAccounts({ username }: { username: string }) {
  const { data, isError, isFetching, refetch } = useGetPaymentMethodsQuery(username);
  useSaidFailure(isError && !isFetching);
  if (!data) {
    return isError && !isFetching ? (
      <ErrorCard onRetry={() => void refetch()} />
    ) : (
      <PageLoading label="Memuat rekening tujuan" />
    );
  }
  const groups = shownGroups(ownGroups, data.data)
    .map(({ key, label, methods }) => ({ key, label, accounts: payableByHand(methods, bankLogoUrl) }))
    .filter(({ accounts }) => accounts.length > 0);
  if (groups.length === 0) {
    return (
      <EmptyState
        icon={icons.info}
        title="Rekening tujuan belum tersedia"
        text="Silakan hubungi penjual untuk cara pembayarannya."
      />
    );
  }
  return groups.map(({ key, label, accounts }) => (
    <AccountList key={key} title={label} accounts={accounts} />
  ));
}
