import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

/** An icon, imported by name, so that a page bundles only its own icons. */
export type IconShape = ReactElement;

export interface IconProps {
  shape: IconShape;
  /** Width and height in pixels. */
  size?: number;
  /** Only when no text beside the icon has its meaning. */
  label?: string;
  className?: string;
}

/** An icon in the colour of the text around it; decoration unless it has a label. */
export function Icon({ shape, size = 24, label, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {shape}
    </svg>
  );
}
