import { useField } from 'react-final-form';
import type { ProductValues } from './product-values.ts';

/** A value of the form of a product, for what depends on it. */
export const useProductValue = <Name extends keyof ProductValues & string>(name: Name): ProductValues[Name] =>
  useField<ProductValues[Name]>(name, { subscription: { value: true } }).input.value;
