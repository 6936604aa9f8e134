import type { ReactNode } from 'react';
import styles from './collapsible-card.module.css';
import { Collapsible } from './collapsible.tsx';

export interface CollapsibleCardProps {
  title: string;
  /** At the right of the title, for example a count. */
  aside?: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A card that its heading expands and collapses. */
export function CollapsibleCard({ title, aside, isOpenAtFirst = false, children }: CollapsibleCardProps) {
  return (
    <Collapsible
      raised
      defaultOpen={isOpenAtFirst}
      title={
        <>
          <span>{`${title} `}</span>
          {aside && <span className={styles.aside}>{aside}</span>}
        </>
      }
    >
      {children}
    </Collapsible>
  );
}
