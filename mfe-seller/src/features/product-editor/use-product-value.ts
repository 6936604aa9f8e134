import { useKeptField } from '@lapak/forms/use-kept-field';
import type { ProductValues } from './product-values.ts';

/** A value of the form of a product, for what depends on it. */
export const useProductValue = <Name extends keyof ProductValues & string>(name: Name): ProductValues[Name] =>
  useKeptField<ProductValues[Name]>(name, { subscription: { value: true } }).input.value;
