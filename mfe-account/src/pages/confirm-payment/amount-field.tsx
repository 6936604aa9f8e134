import { useFormField } from '@lapak/forms/use-form-field';
import { RupiahField } from '@lapak/ui/number-field';

/** The amount that was transferred, with dots between thousands while typing. */
export function AmountField({ hint }: { hint: string }) {
  const { input, error } = useFormField('jumlah_transfer');
  return (
    <RupiahField
      label="Jumlah Transfer"
      hint={hint}
      name={input.name}
      value={input.value}
      onValueChange={input.onChange}
      onBlur={input.onBlur}
      onFocus={input.onFocus}
      autoComplete="off"
      error={error}
    />
  );
}
