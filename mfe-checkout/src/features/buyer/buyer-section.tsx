import { FormSection } from '@lapak/forms/form-section';
import { FormDigitsField, FormTextField } from '@lapak/forms/form-text-field';

interface BuyerSectionProps {
  title: string;
  /** A logged-in buyer's e-mail is the account's (spec 2 §1). */
  isEmailLocked: boolean;
  labels?: { nama: string; handphone: string };
  children?: React.ReactNode;
}

const goodsLabels = { nama: 'Nama', handphone: 'No Handphone' };

/** Who buys: name, phone, e-mail; autofill knows all three. */
export function BuyerSection({ title, isEmailLocked, labels = goodsLabels, children }: BuyerSectionProps) {
  return (
    <FormSection title={title}>
      <FormTextField name="nama" label={labels.nama} marked required autoComplete="name" />
      <FormDigitsField
        name="handphone"
        label={labels.handphone}
        marked
        required
        autoComplete="tel"
        inputMode="tel"
        maxLength={16}
        placeholder="08123456789"
      />
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
