import type { PaymentMethodsResponse } from '@lapak/contracts/api/payment';
import { paymentKinds } from '@lapak/contracts/payment-kinds';
import { bankLogoUrl } from '@lapak/contracts/pictures';
import { payableByHand, plainSumNote } from '@lapak/domain/payable-by-hand';
import { useGetPaymentMethodsQuery } from '@lapak/runtime';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { icons } from '@lapak/ui/icons';
import { PageLoading } from '@lapak/ui/page-loading';
import { useFailureToast } from '@lapak/ui/use-failure-toast';
import { shownGroups, type Checkout, type ShownGroup } from '../checkout/payment-groups.ts';
import { AccountList } from './account-list.tsx';

interface SellerAccountsProps {
  username: string;
  checkout: Checkout;
  order: { total: number; kode_unik: number };
}

/** Tickets have the labels of their checkout, without groups that list the methods of another (spec 3 §9). */
function titleOf(checkout: Checkout, { key, label }: ShownGroup): string | undefined {
  const { byHandTitle, eventLists } = paymentKinds[key];
  if (checkout === 'order') return byHandTitle;
  return eventLists === undefined ? label : undefined;
}

const accountGroups = ({ checkout, order }: SellerAccountsProps, offered: PaymentMethodsResponse['data']) =>
  shownGroups(checkout, offered).flatMap((group) => {
    const { hasUniqueCode } = paymentKinds[group.key];
    const title = titleOf(checkout, group);
    const accounts = payableByHand(group.methods, hasUniqueCode, bankLogoUrl);
    return title === undefined || accounts.length === 0
      ? []
      : [{ key: group.key, title, accounts, note: plainSumNote(hasUniqueCode, order) }];
  });

/** The seller's accounts for manual payment, for an order without a chosen method (spec 3 §2). */
export function SellerAccounts(props: SellerAccountsProps) {
  const { data, error, isFetching, refetch } = useGetPaymentMethodsQuery(props.username);
  const isFailed = !data && error !== undefined;
  useFailureToast(isFailed && !isFetching);
  if (!data) {
    return isFailed ? (
      <ErrorCard retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <PageLoading label="Memuat rekening tujuan" />
    );
  }
  const groups = accountGroups(props, data.data);
  if (groups.length > 0) return groups.map(({ key, ...group }) => <AccountList key={key} {...group} />);
  return (
    <EmptyState
      icon={icons.info}
      title="Rekening tujuan belum tersedia"
      text="Silakan hubungi penjual untuk cara pembayarannya."
    />
  );
}
