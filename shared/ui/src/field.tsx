import { icons } from './icons.tsx';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldBaseProps {
  label: ReactNode;
  /** Shown below while there is no error, and read with the field. */
  hint?: ReactNode;
  /** Error of the value; marks the field as invalid. */
  error?: string | null | undefined | false;
  /** Adds a star to the label. */
  marked?: boolean;
  className?: string;
}

interface FieldProps extends FieldBaseProps {
  id?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Ids that associate a control with its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, control, hint and error, associated for screen readers. */
export function Field({ id, label, hint, error, marked, className, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        <span>{label}</span>
        {marked && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The error below a control; announced by screen readers when it appears. */
export function FieldError({ id, error }: { id: string; error: FieldBaseProps['error'] }) {
  return error ? (
    <p className={styles.error} id={id} role="alert">
      <Icon shape={icons.warning} size={16} />
      <span>{error}</span>
    </p>
  ) : null;
}
