import { bankLogoUrl } from '@lapak/contracts/pictures';
import { payableByHand } from '@lapak/domain/payable-by-hand';
import { useGetPaymentMethodsQuery } from '@lapak/runtime';
import { PageLoading } from '@lapak/ui/page-loading';
import { AccountList } from '@lapak/ui/payment/account-list';

const groups = [
  { key: 'cash', title: 'Informasi Pembayaran' },
  { key: 'bank', title: 'Informasi Rekening Tujuan' },
  { key: 'e_wallet', title: 'Informasi E-Wallet Tujuan' },
] as const;

/** The seller's accounts, for an order without a chosen method (spec 3 §2). */
export function SellerAccounts({ username }: { username: string }) {
  const { data, isLoading } = useGetPaymentMethodsQuery(username);
  if (isLoading) return <PageLoading label="Memuat pesanan" />;
  return groups.map(({ key, title }) => (
    <AccountList key={key} title={title} accounts={payableByHand(data?.data[key] ?? [], bankLogoUrl)} />
  ));
}
