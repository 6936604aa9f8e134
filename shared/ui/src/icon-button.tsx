import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { pressProps } from './press-props.ts';
import { Icon, type IconShape } from './icon.tsx';

export type IconButtonLook = 'plain' | 'outlined' | 'floating';

/** Class names for a link that looks like an icon button. */
export function iconButtonClass(look: IconButtonLook = 'plain'): string {
  return classNames(styles.button, look !== 'plain' && styles[look]);
}

/** A count at the corner of an icon; nothing at 0. The number is decorative; the button's label contains it. */
export function IconBadge({ count }: { count: number }) {
  return count > 0 ? (
    <span className={styles.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  ) : null;
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: IconShape;
  /** Accessible label. */
  label: string;
  look?: IconButtonLook;
  badge?: number;
  iconSize?: number;
}

/** A round button with an icon, 44 px wide and high. */
export function IconButton({
  icon,
  label,
  look,
  badge = 0,
  iconSize,
  type = 'button',
  disabled = false,
  onClick,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      {...pressProps(disabled, onClick)}
      type={type}
      aria-label={label}
      className={classNames(iconButtonClass(look), className)}
    >
      <Icon shape={icon} size={iconSize} />
      <IconBadge count={badge} />
    </button>
  );
}
