import { useEffect, useId, useRef, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { FieldError, type FieldBaseProps } from './field.tsx';
import styles from './collapsing-choice.module.css';
import { Logo, type LogoProps } from './logo.tsx';

export interface ChosenOption {
  title: string;
  note?: string;
  logo: Pick<LogoProps, 'name' | 'src'>;
}

export interface CollapsingChoiceProps {
  /** Name of the choice while it is collapsed: 'Pilih Kurir'. */
  label: string;
  labelHidden?: boolean;
  /** Null shows the options. */
  chosen: ChosenOption | null;
  /** Label of the button 'Ubah', beside others: 'Ubah kurir'. */
  changeLabel: string;
  /** Mistake of the chosen option; the open options show it themselves. */
  error?: FieldBaseProps['error'];
  /** The options as radio buttons. */
  children: ReactNode;
}

/**
 * Radio buttons that collapse to the chosen one with 'Ubah': by a press or the space key, and when the focus leaves
 * them by Tab. The arrow keys choose while they move, so they leave the options open.
 */
export function CollapsingChoice({
  label,
  labelHidden = false,
  chosen,
  changeLabel,
  error,
  children,
}: CollapsingChoiceProps) {
  const [isOpen, setOpen] = useState(chosen === null);
  const isCollapsed = chosen !== null && !isOpen;
  const container = useRef<HTMLDivElement>(null);
  /** Null after a press. */
  const lastKey = useRef<string | null>(null);
  const isFocusLost = useRef(false);
  const id = useId();

  useEffect(() => {
    if (!isFocusLost.current) return;
    isFocusLost.current = false;
    const target =
      container.current?.querySelector<HTMLElement>('input:checked') ??
      container.current?.querySelector<HTMLElement>('button, input');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView?.({ block: 'nearest' });
  }, [isCollapsed]);

  function toggle(open: boolean) {
    isFocusLost.current = open === isCollapsed;
    setOpen(open);
  }

  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element) || !target.matches('input:checked:not([aria-disabled])')) return;
    const isByArrow = lastKey.current !== null && lastKey.current !== ' ';
    if (isByArrow) setOpen(true);
    else toggle(false);
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    const isInside = container.current?.contains(relatedTarget) ?? false;
    if (lastKey.current === 'Tab' && relatedTarget && !isInside) setOpen(false);
  }

  return (
    <div
      ref={container}
      role="presentation"
      onPointerDownCapture={() => (lastKey.current = null)}
      onKeyDownCapture={({ key }) => (lastKey.current = key)}
      onClick={onClick}
      onBlur={onBlur}
    >
      {isCollapsed ? (
        <div role="group" aria-label={label}>
          {!labelHidden && <p className={styles.label}>{label}</p>}
          <div className={styles.chosen}>
            <Logo {...chosen.logo} />
            <p className={styles.text} id={`${id}-text`}>
              <span className={styles.title}>{chosen.title}</span>{' '}
              {chosen.note && <span className={styles.note}>{chosen.note}</span>}
            </p>
            <Button
              variant="ghost"
              size="sm"
              className={styles.change}
              aria-label={changeLabel}
              aria-describedby={error ? `${id}-text ${id}-error` : `${id}-text`}
              onClick={() => toggle(true)}
            >
              Ubah
            </Button>
          </div>
          <FieldError id={`${id}-error`} error={error} />
        </div>
      ) : (
        children
      )}
    </div>
  );
}
