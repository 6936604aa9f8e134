import { PasswordField } from '@lapak/forms/password-field';

/** A new password and its repetition. @param minimum length of the password (spec 3 §9) */
export function NewPasswordFields({ label, minimum }: { label: string; minimum: 6 | 8 }) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        hint={`Minimal ${minimum} karakter`}
      />
      <PasswordField name="password_confirmation" label="Konfirmasi Password" autoComplete="new-password" />
    </>
  );
}
