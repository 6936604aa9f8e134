import { useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './logo.module.css';

export interface LogoProps {
  /** Name of the bank, wallet or courier; its initials stand where the picture is missing or broken. */
  name: string;
  src: string | null | undefined;
  /** With a border, beside an account. */
  bordered?: boolean;
  /** In the first view. */
  priority?: boolean;
}

/** A decorative logo beside a name. */
export function Logo({ name, src, bordered = false, priority = false }: LogoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const className = classNames(styles.logo, bordered && styles.bordered);
  if (!src || failed === src) {
    return (
      <span className={classNames(className, styles.initials)} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return (
    <img
      className={className}
      src={src}
      alt=""
      width={48}
      height={28}
      loading={priority ? 'eager' : 'lazy'}
      onError={() => setFailed(src)}
    />
  );
}

/** An abbreviation in the name ("Bank BCA": "BCA"), else the first letters of its first two words. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const abbreviation = words.find((word) => /^[A-Z][A-Z&]{1,4}$/.test(word));
  return (
    abbreviation ??
    words
      .slice(0, 2)
      .map(([first = '']) => first.toUpperCase())
      .join('')
  );
}
