import type { SellerProduct } from '@lapak/contracts/api/seller-product';
import type { ProductForm } from '@lapak/contracts/store-document/product';
import { errorInfo, isApiError } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { useCreateProductMutation, useSaveProductMutation } from '../../api/product-api.ts';
import { changedMeanwhile, refusalText } from '../products/product-refusal.ts';
import { serverErrors } from './product-problems.ts';
import type { ProductValues } from './product-values.ts';

/** Somebody else was first: their product, and what is to be saved over it. */
interface Collision {
  info: string;
  present: SellerProduct;
  mine: ProductForm;
}

/**
 * Saves a product, a new one or over the version that was edited.
 * @param onSaved gets it as it is then
 */
export function useSaveProduct(toko: string, onSaved: (saved: SellerProduct) => void) {
  const [create] = useCreateProductMutation();
  const [change] = useSaveProductMutation();
  const [collision, setCollision] = useState<Collision | null>(null);

  /** @returns the errors of fields, if the server has some */
  async function save(product: ProductForm, base: SellerProduct | null, values: ProductValues) {
    const { data, error } = base
      ? await change({ toko, id: base.id, version: base.version, body: { product, seen: base.seen } })
      : await create({ toko, body: { product } });
    if (data) {
      setCollision(null);
      toast.success('Produk tersimpan');
      onSaved(data.data);
      return undefined;
    }
    const present = changedMeanwhile(error);
    if (present) {
      setCollision({ info: errorInfo(error, ''), present, mine: product });
      return undefined;
    }
    toast.error(refusalText(error));
    return isApiError(error) ? serverErrors(error.errors, values) : undefined;
  }
  return { save, collision, later: () => setCollision(null) };
}
