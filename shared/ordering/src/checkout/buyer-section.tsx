import type { ReactNode } from 'react';
import { FormSection } from '@lapak/forms/form-section';
import { FormTextField } from '@lapak/forms/form-text-field';
import { PhoneField } from '@lapak/forms/phone-field';

interface BuyerSectionProps {
  title: string;
  /** A logged-in buyer's e-mail is the account's (spec 2 §1). */
  isEmailLocked: boolean;
  labels?: { nama: string; handphone: string };
  /** Additional fields of a page. */
  children?: ReactNode;
}

const defaultLabels = { nama: 'Nama', handphone: 'No Handphone' };

/** The buyer: name, phone, e-mail, with autofill. `buyerRules` validates them. */
export function BuyerSection({ title, isEmailLocked, labels = defaultLabels, children }: BuyerSectionProps) {
  return (
    <FormSection title={title}>
      <FormTextField name="nama" label={labels.nama} marked required autoComplete="name" />
      <PhoneField name="handphone" label={labels.handphone} marked />
      <FormTextField
        name="email"
        label="Email"
        marked
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        disabled={isEmailLocked}
        hint={
          isEmailLocked ? 'Email mengikuti akun yang sedang masuk' : 'Detail pesanan dikirim ke email ini'
        }
      />
      {children}
    </FormSection>
  );
}
