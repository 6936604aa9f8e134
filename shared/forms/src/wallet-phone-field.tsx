import { FormDigitsField } from './form-text-field.tsx';
import styles from './wallet-phone-field.module.css';

/** The phone number of the shopper's OVO account (spec 2 §2). */
export function WalletPhoneField() {
  return (
    <div className={styles.field}>
      <FormDigitsField
        name="mobile_e_wallet"
        label="Nomor OVO"
        inputMode="tel"
        autoComplete="tel"
        placeholder="62812345678"
        maxLength={16}
        hint="Nomor yang terdaftar di OVO, diawali 62"
      />
    </div>
  );
}
