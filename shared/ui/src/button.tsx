import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { pressProps } from './press-props.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  block?: boolean;
}

/** Class names for a link that looks like a button; the router is the caller's. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], size !== 'md' && styles[size], block && styles.block);
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  icon?: ReactNode;
  loading?: boolean;
  /** Label of the button while it is loading. */
  loadingLabel?: string;
}

/**
 * A button; while `loading` it ignores presses and shows a spinner and the loading label. With `aria-busy` alone it looks pressed and
 * keeps the focus: for what opens in a moment.
 */
export function Button({
  variant,
  size,
  block,
  icon,
  loading = false,
  loadingLabel = 'Mohon tunggu',
  disabled = false,
  onClick,
  type = 'button',
  'aria-busy': busy,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, block }), className)}
      {...pressProps(disabled || loading, onClick)}
      aria-busy={loading || busy || undefined}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span>{loading ? loadingLabel : children}</span>
    </button>
  );
}
