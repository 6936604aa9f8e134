import { useState } from 'react';
import styles from './password-field.module.css';
import { FormTextField } from './form-text-field.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}

/** A password field with a button that shows the input. */
export function PasswordField({ name, label, autoComplete, hint }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <FormTextField
      name={name}
      label={label}
      hint={hint}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-label={isShown ? 'Tutup isian' : 'Lihat isian'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Tutup' : 'Lihat'}
        </button>
      }
    />
  );
}
