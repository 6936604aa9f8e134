import type { Order } from '@lapak/contracts/api/order';
import { paymentGroups, paymentKinds } from '@lapak/contracts/payment-kinds';
import { bankLogoUrl } from '@lapak/contracts/pictures';
import { payableByHand, plainSumNote } from '@lapak/domain/payable-by-hand';
import { useGetPaymentMethodsQuery } from '@lapak/runtime';
import { PageLoading } from '@lapak/ui/page-loading';
import { AccountList } from '@lapak/ordering/payment/account-list';
import { NoAccounts } from '@lapak/ordering/payment/no-accounts';

/** The seller's accounts, for an order without a chosen method (spec 3 §2). */
export function SellerAccounts({ username, order }: { username: string; order: Order }) {
  const { data, isLoading } = useGetPaymentMethodsQuery(username);
  if (isLoading) return <PageLoading label="Memuat pesanan" />;
  const groups = paymentGroups.flatMap((key) => {
    const { byHandTitle: title, hasUniqueCode } = paymentKinds[key];
    const accounts = payableByHand(data?.data[key] ?? [], hasUniqueCode, bankLogoUrl);
    return title === undefined || accounts.length === 0
      ? []
      : [{ key, title, accounts, note: plainSumNote(hasUniqueCode, order) }];
  });
  if (data && groups.length === 0) return <NoAccounts />;
  return groups.map(({ key, ...group }) => <AccountList key={key} {...group} />);
}
