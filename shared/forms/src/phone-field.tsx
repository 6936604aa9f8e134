import { phoneDigits } from '@lapak/domain/phone';
import type { ReactNode } from 'react';
import { FormDigitsField } from './form-text-field.tsx';

interface PhoneFieldProps {
  name: string;
  label: ReactNode;
  /** Adds a star to the label. */
  marked?: boolean;
}

/** The shopper's phone number: digits, with the numeric keypad. A number that is pasted is shown in its one form. */
export function PhoneField({ name, label, marked }: PhoneFieldProps) {
  return (
    <FormDigitsField
      name={name}
      label={label}
      marked={marked}
      required={marked}
      autoComplete="tel"
      inputMode="tel"
      maxLength={17}
      digitsOf={phoneDigits}
      placeholder="08123456789"
    />
  );
}
