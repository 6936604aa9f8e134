import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { changedFields, differing } from '../seller-forms/changed-fields.ts';

/** The fields of a product that a change gave other values, for the log: of its combinations those that differ. */
export const changedProduct = (before: Partial<ProductDocument>, after: Partial<ProductDocument>) =>
  changedFields(before, after, (name, own, other) =>
    name === 'price_variety'
      ? differing(own.price_variety, other.price_variety, ({ options }) => JSON.stringify(options))
      : own[name],
  );
