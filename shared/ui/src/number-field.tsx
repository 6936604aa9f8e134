import { formatThousandsInput, parseDigits } from '@lapak/domain/rupiah';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  /** Digits; a number is fine too. */
  value: string | number | null | undefined;
  /** Called with digits only, whatever was typed or pasted. */
  onValueChange: (digits: string) => void;
  /** Digits of a text; by default without everything else in it. */
  digitsOf?: (text: string) => string;
}

/**
 * Digits only, with the numeric keypad: phone numbers (`type="tel"` by autofill), postal codes, quantities. `maxLength` counts
 * digits: a browser would cut the end of a pasted text that has blanks and dashes in it.
 */
export function NumberField({
  value,
  onValueChange,
  maxLength,
  digitsOf = parseDigits,
  ...rest
}: NumberFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      {...rest}
      value={digitsOf(String(value ?? ''))}
      onChange={(event) => onValueChange(digitsOf(event.target.value).slice(0, maxLength))}
    />
  );
}

export type RupiahFieldProps = Omit<NumberFieldProps, 'digitsOf'>;

/** An amount in rupiah: "Rp" before it and dots between thousands while typing; gives the digits. */
export function RupiahField({ value, onValueChange, ...rest }: RupiahFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      start="Rp"
      {...rest}
      value={formatThousandsInput(String(value ?? ''))}
      onChange={(event) => onValueChange(parseDigits(formatThousandsInput(event.target.value)))}
    />
  );
}
