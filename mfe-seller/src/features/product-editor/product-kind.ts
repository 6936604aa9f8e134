import type { SellerProduct } from '@lapak/contracts/api/seller-product';
import type { ProductForm } from '@lapak/contracts/store-document/product';
import { createDrafts } from '../editor/drafts.ts';
import type { EditorKind } from '../editor/editor-kind.ts';
import { mergedSeen, mergeProducts } from './merge-products.ts';
import { productErrors, formErrors } from './product-problems.ts';
import { newProductValues, productOf, productValues, type ProductValues } from './product-values.ts';

/** Products, as the editor has them. */
export const productKind: EditorKind<SellerProduct, ProductForm, ProductValues> = {
  name: 'Produk',
  drafts: createDrafts('produk'),
  newValues: newProductValues,
  valuesOf: productValues,
  formOf: ({ product }) => product,
  formTyped: productOf,
  errorsOf: productErrors,
  errorsFromServer: formErrors,
  merge: mergeProducts,
  mergedStart(merged, { base, mine, present, typed }) {
    const urls = Object.fromEntries(typed.images.map(({ file, url }) => [file, url]));
    return {
      base: { ...present, seen: mergedSeen(base, mine, present) },
      typed: productValues({ product: merged, pictures: { ...urls, ...present.pictures } }),
    };
  },
};
