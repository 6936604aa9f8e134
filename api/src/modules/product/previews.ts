import type { Product } from '@lapak/contracts/api/catalogue';
import { createKeptJson } from '../../storage/kept-json.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { ProductPage } from './product-repository.ts';

/** A product as its page would show it, were it saved. */
export interface PreviewedProduct {
  product: Product;
  banks: ProductPage['banks'];
}

/** Products that their seller looks at before they are saved. */
export const createProductPreviews = (storage: FileStorage) =>
  createKeptJson<PreviewedProduct>(storage, 'previews');
