import { EmptyState } from '@lapak/ui/empty-state';
import { icons } from '@lapak/ui/icons';

/** A seller has no account to pay to by hand. */
export function NoAccounts() {
  return (
    <EmptyState
      icon={icons.info}
      title="Rekening tujuan belum tersedia"
      text="Silakan hubungi penjual untuk cara pembayarannya."
    />
  );
}
