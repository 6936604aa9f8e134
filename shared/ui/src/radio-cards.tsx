import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, type FieldBaseProps } from './field.tsx';
import { Logo, type LogoProps } from './logo.tsx';
import styles from './radio-cards.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface RadioCard {
  value: string;
  title: ReactNode;
  note?: ReactNode;
  logo?: Pick<LogoProps, 'name' | 'src'>;
  /** On the right: a price. */
  end?: ReactNode;
  /** Shown, but choosing it only calls `onUnavailable`. */
  unavailable?: boolean;
}

export interface RadioCardsProps {
  legend: ReactNode;
  legendHidden?: boolean;
  name: string;
  options: readonly RadioCard[];
  /** Empty when nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  onUnavailable?: (value: string) => void;
  error?: FieldBaseProps['error'];
  className?: string;
}

/** Radio buttons as cards with logo, title and note: couriers, payment methods. */
export function RadioCards({
  legend,
  legendHidden = false,
  name,
  options,
  value,
  onValueChange,
  onUnavailable,
  error,
  className,
}: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classNames(!legendHidden && styles.legend)}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.list}>
        {options.map((option) => (
          <label key={option.value} className={classNames(styles.card, option.unavailable && styles.off)}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-disabled={option.unavailable || undefined}
              onChange={() =>
                option.unavailable ? onUnavailable?.(option.value) : onValueChange(option.value)
              }
            />
            {option.logo && <Logo {...option.logo} />}
            <span className={styles.words}>
              <span className={styles.text}>
                <span className={styles.title}>{option.title}</span>
                {option.note && <span className={styles.note}>{option.note}</span>}
              </span>
              {option.end && <span className={styles.end}>{option.end}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
