import { icons } from './icons.tsx';
import type { ReactNode } from 'react';
import styles from './back-bar.module.css';
import { IconButton } from './icon-button.tsx';

export interface BackBarProps {
  title: ReactNode;
  onBack?: () => void;
  backLabel?: string;
  /** A link instead of the back button, for example to the store; see `iconButtonClass`. */
  back?: ReactNode;
  /** Icon buttons on the right. */
  actions?: ReactNode;
  /** `span` when the page's `h1` is elsewhere. */
  titleAs?: 'h1' | 'span';
}

/** Sticky header of a page: back, title, actions. */
export function BackBar({
  title,
  onBack,
  backLabel = 'Kembali',
  back,
  actions,
  titleAs = 'h1',
}: BackBarProps) {
  const Title = titleAs;
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        {back ?? <IconButton icon={icons.back} label={backLabel} onClick={onBack} />}
        <Title className={styles.title}>{title}</Title>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
