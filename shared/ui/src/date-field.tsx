import { parseTypedDate, spacedDate, typedDate } from '@lapak/domain/typed-date';
import { useState, type ComponentPropsWithRef } from 'react';
import styles from './date-field.module.css';
import type { FieldBaseProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { icons } from './icons.tsx';
import { TextField } from './text-field.tsx';

export interface DateFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'value' | 'onChange'>, FieldBaseProps {
  /** YYYY-MM-DD; what was typed while it is no date. */
  value: string;
  onValueChange: (value: string) => void;
  /** The first day of the calendar, YYYY-MM-DD. */
  min?: string;
}

/**
 * A date as DD-MM-YYYY in every browser, whatever its language: typed, or picked from the browser's own calendar, which opens from
 * the symbol. The calendar is for the pointer; a keyboard types.
 */
export function DateField({ value, onValueChange, min, onBlur, ...rest }: DateFieldProps) {
  const [text, setText] = useState('');
  const shown = (parseTypedDate(text) ?? text) === value ? text : typedDate(value);
  const type = (typed: string) => {
    const next = typed.length > shown.length ? spacedDate(typed) : typed;
    const date = parseTypedDate(next);
    setText(date === next ? typedDate(date) : next);
    onValueChange(date ?? next);
  };
  return (
    <TextField
      inputMode="numeric"
      placeholder="DD-MM-YYYY"
      {...rest}
      autoComplete="off"
      maxLength={10}
      value={shown}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        setText('');
        onBlur?.(event);
      }}
      end={
        <span className={styles.calendar}>
          <Icon shape={icons.calendar} size={20} />
          <input
            className={styles.native}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            value={parseTypedDate(value) ?? ''}
            onClick={(event) => {
              try {
                event.currentTarget.showPicker?.();
              } catch {
                // A frame of another origin may not open it; the click itself may.
              }
            }}
            onChange={(event) => onValueChange(event.target.value)}
          />
        </span>
      }
    />
  );
}
