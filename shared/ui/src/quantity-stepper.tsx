import { icons } from './icons.tsx';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './quantity-stepper.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface QuantityStepperProps {
  /** Accessible label: "Jumlah Kopi Gayo". */
  label: string;
  /** What minus and plus change, by which the steppers of a page differ: "tiket VIP", "Kopi Gayo, Merah". */
  item: string;
  /** Null shows an empty field. */
  value: number | null;
  /** Null for an input without a number. Typing may exceed `max`; plus and minus never do. */
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  error?: string | null | undefined | false;
  disabled?: boolean;
  className?: string;
}

/** A number with minus and plus; digits only, arrow keys up and down work too. */
export function QuantityStepper({
  label,
  item,
  value,
  onValueChange,
  min = 1,
  max = Infinity,
  error,
  disabled = false,
  className,
}: QuantityStepperProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [said, setTexts] = useState('');
  const current = value ?? 0;
  const canStep = { down: !disabled && current > min, up: !disabled && current < max };

  const step = (next: number) => {
    const bounded = Math.max(min, Math.min(max, next));
    onValueChange(bounded);
    setTexts(`${label}: ${bounded}`);
  };
  const take = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 9);
    onValueChange(digits === '' ? null : Number(digits));
  };
  // Typed into the server-rendered page before hydration: React keeps the text and fires no event.
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== String(value ?? '')) take(typed);
  });
  useEffect(() => takeTyped(), []);

  const handleKey = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    if (direction === 1 ? canStep.up : canStep.down) step(current + direction);
  };

  return (
    <div className={classNames(styles.stepper, className)}>
      <div className={styles.control} role="group" aria-label={label}>
        <IconButton
          icon={icons.minus}
          iconSize={18}
          label={`Kurangi ${item}`}
          data-replay="quantity"
          disabled={!canStep.down}
          onClick={() => step(current - 1)}
        />
        <input
          ref={input}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          value={value ?? ''}
          disabled={disabled}
          onKeyDown={handleKey}
          onChange={(event) => take(event.target.value)}
        />
        <IconButton
          icon={icons.plus}
          iconSize={18}
          label={`Tambah ${item}`}
          data-replay="quantity"
          disabled={!canStep.up}
          onClick={() => step(current + 1)}
        />
      </div>
      <div aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
