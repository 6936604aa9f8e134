import { icons } from './icons.tsx';
import { useId, type ReactNode } from 'react';
import { FieldError, type FieldBaseProps } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './rating-stars.module.css';

export interface RatingInputProps {
  legend: ReactNode;
  name: string;
  /** 0 when nothing is chosen. */
  value: number;
  onValueChange: (value: number) => void;
  error?: FieldBaseProps['error'];
}

/** One to five stars; arrow keys work as in any row of radio buttons. */
export function RatingInput({ legend, name, value, onValueChange, error }: RatingInputProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.input}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={`${stars} bintang`}
              onChange={() => onValueChange(stars)}
            />
            <Icon shape={stars <= value ? icons.starFilled : icons.star} size={30} />
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
