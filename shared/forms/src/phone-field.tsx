import type { ReactNode } from 'react';
import { FormDigitsField } from './form-text-field.tsx';

interface PhoneFieldProps {
  name: string;
  label: ReactNode;
  /** Adds a star to the label. */
  marked?: boolean;
}

/** The shopper's phone number: digits, with the numeric keypad. */
export function PhoneField({ name, label, marked }: PhoneFieldProps) {
  return (
    <FormDigitsField
      name={name}
      label={label}
      marked={marked}
      required={marked}
      autoComplete="tel"
      inputMode="tel"
      maxLength={16}
      placeholder="08123456789"
    />
  );
}
