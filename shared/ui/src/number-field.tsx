import { formatThousandsInput, parseDigits } from '@lapak/domain/rupiah';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  /** Digits; a number is fine too. */
  value: string | number | null | undefined;
  /** Called with digits only, whatever was typed or pasted. */
  onValueChange: (digits: string) => void;
}

/** Digits only, with the numeric keypad: phone numbers (`type="tel"` by autofill), postal codes, quantities. */
export function NumberField({ value, onValueChange, ...rest }: NumberFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      {...rest}
      value={parseDigits(String(value ?? ''))}
      onChange={(event) => onValueChange(parseDigits(event.target.value))}
    />
  );
}

/** An amount in rupiah: "Rp" before it and dots between thousands while typing; gives the digits. */
export function RupiahField({ value, onValueChange, ...rest }: NumberFieldProps) {
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
