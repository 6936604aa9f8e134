import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';

/** There is no order behind this address. */
export function OrderMissing({ username }: { username: string }) {
  return (
    <EmptyState
      icon={icons.receipt}
      titleAs="h2"
      title="Pesanan tidak ditemukan"
      text="Periksa lagi tautan yang Anda terima, atau hubungi penjual."
      action={
        <PageLink className={buttonClass()} to={paths.home(username)}>
          Kembali ke toko
        </PageLink>
      }
    />
  );
}
