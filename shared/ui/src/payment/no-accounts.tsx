import { EmptyState } from '../empty-state.tsx';
import { icons } from '../icons.tsx';

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
