import { Spinner } from '@lapak/ui/spinner';

/** The order is made; its page is loading. */
export function LeavingForOrder() {
  return (
    <main>
      <Spinner page label="Pesanan dibuat, membuka halaman pembayaran" />
    </main>
  );
}
