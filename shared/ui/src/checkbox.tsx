import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange'> {
  label: ReactNode;
  note?: ReactNode;
  onCheckedChange: (checked: boolean) => void;
}

/** Yes or no. */
export function Checkbox({ label, note, onCheckedChange, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.label, className)}>
      <input
        {...input}
        className={styles.box}
        type="checkbox"
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <span>
        <span>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </label>
  );
}
