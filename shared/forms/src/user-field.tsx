import { FormTextField } from './form-text-field.tsx';

/** Whose account: the `user` of a login, or of a forgotten password. */
export function UserField() {
  return (
    <FormTextField
      name="user"
      label="Email atau Nomor Handphone"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
