import { FormTextField } from '@lapak/forms/form-text-field';

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
