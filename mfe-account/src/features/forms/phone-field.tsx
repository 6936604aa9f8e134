import { NumberField } from '@lapak/ui/number-field';
import { useFormField } from './use-form-field.ts';

/** The customer's phone number: digits, with the numeric keypad. */
export function PhoneField() {
  const { input, error } = useFormField('phone_number');
  return (
    <NumberField
      label="Nomor Handphone"
      name={input.name}
      autoComplete="tel"
      value={input.value}
      onValueChange={input.onChange}
      onBlur={input.onBlur}
      onFocus={input.onFocus}
      error={error}
    />
  );
}
