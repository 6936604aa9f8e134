import { FormSection } from '@lapak/forms/form-section';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import styles from './form-group.module.css';

interface FormGroupProps {
  title: string;
  /** Names of the fields that must be filled in. */
  required: readonly string[];
  children: ReactNode;
}

/** A part of a long form, with a count of what is still missing in it. */
export function FormGroup({ title, required, children }: FormGroupProps) {
  const { errors } = useFormState({ subscription: { errors: true } });
  const missing = required.filter((name) => errors?.[name] !== undefined).length;
  const count = required.length > 0 && (
    <span className={styles.missing} data-complete={missing === 0 || undefined}>
      {missing > 0 ? `${missing} belum lengkap` : 'Lengkap'}
    </span>
  );
  return (
    <FormSection title={title} action={count}>
      {children}
    </FormSection>
  );
}
