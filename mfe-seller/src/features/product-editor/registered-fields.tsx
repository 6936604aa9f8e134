import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { newProductValues, type ProductValues } from './product-values.ts';

/**
 * Keeps all fields of the editor registered, and comes before them: react-final-form resets a field to its initial value when it is
 * mounted again, and sections and switches hide theirs.
 * @param isSavedAtOnce what the form begins with is saved without a press
 */
export function RegisteredFields({ isSavedAtOnce }: { isSavedAtOnce: boolean }) {
  const form = useForm<ProductValues>();
  useEffect(() => {
    const names = Object.keys(newProductValues) as (keyof ProductValues)[];
    const ends = names.map((name) => form.registerField(name, () => undefined, {}));
    return () => {
      for (const end of ends) end();
    };
  }, [form]);
  useEffect(() => {
    if (isSavedAtOnce) void form.submit();
  }, [form, isSavedAtOnce]);
  return null;
}
