import type { ReactNode } from 'react';
import styles from './collapsible-card.module.css';
import { CollapsibleCard } from './collapsible-card.tsx';
import { Section } from './section.tsx';

export interface CollapsibleSectionProps {
  title: string;
  /** At the right of the title, for example a count. */
  aside?: ReactNode;
  /** Collapsible, as in the newer layout (spec 3 §2), or a plain section. */
  isCollapsible: boolean;
  children: ReactNode;
}

/** A titled part of a page, open at first. */
export function CollapsibleSection({ title, aside, isCollapsible, children }: CollapsibleSectionProps) {
  return isCollapsible ? (
    <CollapsibleCard title={title} aside={aside} isOpenAtFirst>
      {children}
    </CollapsibleCard>
  ) : (
    <Section title={title} action={aside && <span className={styles.aside}>{aside}</span>}>
      {children}
    </Section>
  );
}
