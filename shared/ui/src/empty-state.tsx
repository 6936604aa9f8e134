import { icons } from './icons.tsx';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from './icon.tsx';
import styles from './notice.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: IconShape;
  /** What one can do instead: a link or a button. */
  action?: ReactNode;
  /** `h1` where this is all the page says, `p` inside a page with headings of its own. */
  titleAs?: 'h1' | 'h2' | 'p';
}

/** Nothing here, said kindly. */
export function EmptyState({ title, text, icon = icons.bag, action, titleAs = 'p' }: EmptyStateProps) {
  const Title = titleAs;
  return (
    <div className={styles.notice}>
      <span className={styles.icon}>
        <Icon shape={icon} size={36} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
