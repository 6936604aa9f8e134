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
  /** `span` where the page has its `h1` elsewhere. */
  titleAs?: 'h1' | 'span';
}

/** The top of a page: back, title, actions. Stays in view. */
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
