import { useFormField } from '@lapak/forms/use-form-field';
import { RatingInput } from '@lapak/ui/rating-input';
import { starField } from './review-values.ts';

export function StarField({ productId }: { productId: number }) {
  const { input, error } = useFormField<number | undefined>(starField(productId));
  return (
    <RatingInput
      legend="Penilaian"
      name={input.name}
      value={Number(input.value ?? 0)}
      onValueChange={input.onChange}
      error={error}
    />
  );
}
