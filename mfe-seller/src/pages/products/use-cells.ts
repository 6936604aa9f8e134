import type { ProductCellsBody, SellerProduct, SellerProductItem } from '@lapak/contracts/api/seller-product';
import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';
import { useChangeCellsMutation } from '../../api/product-api.ts';
import { changedMeanwhile, refusalText } from '../../lib/refusal.ts';
import type { CellOutcome } from './use-cell.ts';

/** A figure of a product, or of one of its combinations. */
export interface CellPlace {
  field: 'harga' | 'stock';
  /** The options of a combination; absent for the product itself. */
  options?: string[];
}

function cellsOf({ field, options }: CellPlace, from: number, to: number): ProductCellsBody {
  const cell = { from, to };
  if (!options) return { [field]: cell };
  return { combinations: [{ options, [field === 'harga' ? 'price' : 'stock']: cell }] };
}

/** The figure as somebody else has left it; undefined for a combination that they took out. */
function figureNow({ product }: SellerProduct, { field, options }: CellPlace): number | undefined {
  if (!options) return product[field];
  const name = JSON.stringify(options);
  const now = product.price_variety?.find((combination) => JSON.stringify(combination.options) === name);
  return field === 'harga' ? now?.price : now?.stock;
}

/** Saves prices and stocks that were edited in the list. */
export function useCells(toko: string) {
  const [send] = useChangeCellsMutation();
  return async (
    { id, version }: Pick<SellerProductItem, 'id' | 'version'>,
    place: CellPlace,
    from: number,
    to: number,
  ): Promise<CellOutcome> => {
    const { data, error } = await send({ toko, id, version, cells: cellsOf(place, from, to) });
    if (data) return { ok: true };
    const present = changedMeanwhile<SellerProduct>(error);
    if (!present) return { ok: false, message: refusalText(error) };
    const now = figureNow(present, place);
    const author = present.changed_by === null ? '' : ` oleh ${present.changed_by}`;
    if (now === undefined) return { ok: false, message: `Kombinasi ini sudah dihapus${author}.` };
    const figure = place.field === 'harga' ? formatRupiah(now) : formatThousands(now);
    return {
      ok: false,
      now,
      message: `Sudah diubah${author}, sekarang ${figure}. Simpan lagi untuk menggantinya.`,
    };
  };
}

export type SaveProductCell = ReturnType<typeof useCells>;
