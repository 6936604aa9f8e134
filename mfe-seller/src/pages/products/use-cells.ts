import type { SellerProduct } from '@lapak/contracts/api/seller-product';
import type { SellerProductItem } from '@lapak/contracts/api/seller-product';
import { formatRupiah } from '@lapak/domain/rupiah';
import { useChangeCellsMutation } from '../../api/product-api.ts';
import { changedMeanwhile, refusalText } from '../../features/editor/refusal.ts';
import type { CellOutcome } from './use-cell.ts';

/** Saves prices and stocks that were edited in the list. */
export function useCells(toko: string) {
  const [send] = useChangeCellsMutation();
  return async (
    { id }: SellerProductItem,
    field: 'harga' | 'stock',
    from: number,
    to: number,
  ): Promise<CellOutcome> => {
    const { data, error } = await send({ toko, id, cells: { [field]: { from, to } } });
    if (data) return { ok: true };
    const present = changedMeanwhile<SellerProduct>(error);
    if (!present) return { ok: false, message: refusalText(error) };
    const now = present.product[field];
    const who = present.changed_by === null ? '' : ` oleh ${present.changed_by}`;
    const figure = field === 'harga' ? formatRupiah(now) : String(now);
    return {
      ok: false,
      now,
      message: `Sudah diubah${who}, sekarang ${figure}. Simpan lagi untuk menggantinya.`,
    };
  };
}

export type SaveProductCell = ReturnType<typeof useCells>;
