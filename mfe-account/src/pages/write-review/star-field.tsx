import { RatingInput } from '@lapak/ui/rating-input';
import { useField } from 'react-final-form';
import { starField } from './review-values.ts';

export function StarField({ productId }: { productId: number }) {
  const { input, meta } = useField<number | undefined>(starField(productId));
  const error: unknown = meta.touched ? meta.error : undefined;
  return (
    <RatingInput
      legend="Penilaian"
      name={input.name}
      value={Number(input.value ?? 0)}
      onValueChange={input.onChange}
      error={typeof error === 'string' ? error : undefined}
    />
  );
}
