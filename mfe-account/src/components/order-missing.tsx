import { EmptyState } from '@lapak/ui/empty-state';
import { icons } from '@lapak/ui/icons';
import { BackToStore } from './back-to-store.tsx';

/** No order has this URL. */
export function OrderMissing({ username }: { username: string }) {
  return (
    <EmptyState
      icon={icons.receipt}
      titleAs="h2"
      title="Pesanan tidak ditemukan"
      text="Periksa lagi tautan yang kamu terima, atau hubungi penjual."
      action={<BackToStore username={username} />}
    />
  );
}
