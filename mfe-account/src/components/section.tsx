import { Section as PlainSection } from '@lapak/ui/section';
import type { ReactNode } from 'react';
import { CollapsibleCard } from './collapsible-card.tsx';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  /** At the right of the title, for example a count. */
  aside?: ReactNode;
  /** The newer layout's sections open and close (spec 3 §2). */
  isCollapsible: boolean;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, aside, isCollapsible, children }: SectionProps) {
  return isCollapsible ? (
    <CollapsibleCard title={title} aside={aside} isOpenAtFirst>
      {children}
    </CollapsibleCard>
  ) : (
    <PlainSection title={title} action={aside && <span className={styles.aside}>{aside}</span>}>
      {children}
    </PlainSection>
  );
}
