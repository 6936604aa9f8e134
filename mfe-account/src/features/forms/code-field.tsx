import { FormTextField } from './form-text-field.tsx';

/** The code of an e-mail. */
export function CodeField() {
  return (
    <FormTextField
      name="code"
      label="Kode Verifikasi"
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
