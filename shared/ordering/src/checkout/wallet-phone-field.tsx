import { FormDigitsField } from '@lapak/forms/form-text-field';

interface WalletPhoneFieldProps {
  label: string;
  hint: string;
}

/** The phone number of the shopper's account, where a payment method requires one (spec 2 §2). */
export function WalletPhoneField({ label, hint }: WalletPhoneFieldProps) {
  return (
    <FormDigitsField
      name="mobile_e_wallet"
      label={label}
      inputMode="tel"
      autoComplete="tel"
      placeholder="62812345678"
      maxLength={16}
      hint={hint}
    />
  );
}
