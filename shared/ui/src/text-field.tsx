import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldBaseProps } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className'>, FieldBaseProps {
  /** Before the text: an icon or a prefix. */
  start?: ReactNode;
  /** After the text: a button or a unit. */
  end?: ReactNode;
}

/** One line of text. `ref` is the input's; `{...input}` of a form library fits. */
export function TextField({
  label,
  hint,
  error,
  marked,
  className,
  start,
  end,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, marked, className }}>
      {(control) => (
        <span className={styles.control}>
          {start && <span className={styles.affix}>{start}</span>}
          <input type="text" {...input} {...control} className={styles.input} />
          {end && <span className={styles.affix}>{end}</span>}
        </span>
      )}
    </Field>
  );
}

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className'>, FieldBaseProps {}

/** Several lines of text. */
export function TextArea({ label, hint, error, marked, className, id, ...input }: TextAreaProps) {
  return (
    <Field {...{ id, label, hint, error, marked, className }}>
      {(control) => (
        <span className={styles.control}>
          <textarea rows={3} {...input} {...control} className={styles.input} />
        </span>
      )}
    </Field>
  );
}
