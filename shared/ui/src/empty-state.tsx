import { icons } from './icons.tsx';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from './icon.tsx';
import styles from './notice.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: IconShape;
  /** An alternative: a link or a button. */
  action?: ReactNode;
  /** `h1` for a page without other content, `p` in a page with its own headings. */
  titleAs?: 'h1' | 'h2' | 'p';
}

/** An empty state. */
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
