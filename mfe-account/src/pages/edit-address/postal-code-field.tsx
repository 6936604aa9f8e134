import { useFormField } from '@lapak/forms/use-form-field';
import { NumberField } from '@lapak/ui/number-field';

/** Digits only; asked for although its placeholder calls it optional (spec 3 §5). */
export function PostalCodeField() {
  const { input, error } = useFormField('kode_pos');
  return (
    <NumberField
      label="Kode Pos"
      placeholder="Kode Pos (opsional)"
      name={input.name}
      autoComplete="postal-code"
      maxLength={5}
      value={input.value}
      onValueChange={input.onChange}
      onBlur={input.onBlur}
      onFocus={input.onFocus}
      error={error}
    />
  );
}
