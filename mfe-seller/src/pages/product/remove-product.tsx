import type { SellerProduct } from '@lapak/contracts/api/seller-product';
import * as consolePaths from '@lapak/contracts/console-paths';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { Button } from '@lapak/ui/button';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { useRemoveProductMutation } from '../../api/product-api.ts';
import { productKind } from '../../features/product-editor/product-kind.ts';
import { refusalText } from '../../lib/refusal.ts';

/** Takes a product out for good, after a question. */
export function RemoveProduct({ toko, product }: { toko: string; product: SellerProduct }) {
  const [isAsked, setAsked] = useState(false);
  const [send, { isLoading }] = useRemoveProductMutation();
  const navigate = useNavigateFromHere();
  const { id, version } = product;
  async function remove() {
    const { error } = await send({ toko, id, version });
    setAsked(false);
    if (error) return void toast.error(refusalText(error));
    await productKind.drafts.remove(toko, id);
    toast.success('Produk dihapus');
    await navigate(consolePaths.products(toko), { replace: true });
  }
  return (
    <div>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        Hapus produk
      </Button>
      <LazyConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={`Hapus ${product.product.nama}?`}
        description="Produk hilang dari toko untuk seterusnya. Pesanan yang sudah ada tetap menyebutnya. Kalau hanya ingin menyembunyikannya, pakai Tampil di toko."
        confirmLabel="Hapus"
        loading={isLoading}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
