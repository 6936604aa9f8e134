import { Collapsible } from '@lapak/ui/collapsible';
import type { ReactNode } from 'react';
import styles from './section.module.css';

interface CollapsibleCardProps {
  title: string;
  /** At the right of the title, for example a count. */
  aside?: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A section that opens and closes by its heading. */
export function CollapsibleCard({ title, aside, isOpenAtFirst = false, children }: CollapsibleCardProps) {
  return (
    <Collapsible
      className={styles.collapsible}
      defaultOpen={isOpenAtFirst}
      title={
        <>
          {title} {aside && <span className={styles.aside}>{aside}</span>}
        </>
      }
    >
      {children}
    </Collapsible>
  );
}
