import { paymentGroups, paymentKinds } from '@lapak/contracts/payment-kinds';
import { bankLogoUrl } from '@lapak/contracts/pictures';
import { payableByHand } from '@lapak/domain/payable-by-hand';
import { useGetPaymentMethodsQuery } from '@lapak/runtime';
import { PageLoading } from '@lapak/ui/page-loading';
import { AccountList } from '@lapak/ui/payment/account-list';

/** The seller's accounts, for an order without a chosen method (spec 3 §2). */
export function SellerAccounts({ username }: { username: string }) {
  const { data, isLoading } = useGetPaymentMethodsQuery(username);
  if (isLoading) return <PageLoading label="Memuat pesanan" />;
  return paymentGroups.map((key) => {
    const { byHandTitle, hasUniqueCode } = paymentKinds[key];
    if (byHandTitle === undefined) return null;
    const accounts = payableByHand(data?.data[key] ?? [], hasUniqueCode, bankLogoUrl);
    return <AccountList key={key} title={byHandTitle} accounts={accounts} />;
  });
}
