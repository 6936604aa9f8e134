import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import { pictureUrl } from '@lapak/contracts/pictures';
import { PageLoading } from '@lapak/ui/page-loading';
import { AccountList } from '@lapak/ui/payment/account-list';
import { useGetPaymentMethodsQuery } from '../../api/payment-api.ts';

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
    <AccountList key={key} title={title} accounts={(data?.data[key] ?? []).map(listed)} />
  ));
}

function listed({ id, type, nama_rekening, nomor_rekening }: PaymentMethodItem) {
  return {
    id,
    name: type.nama,
    holder: nama_rekening,
    number: nomor_rekening,
    picture: type.img && pictureUrl(type.img, 160),
  };
}
