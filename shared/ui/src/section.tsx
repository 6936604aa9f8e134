import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

export interface SectionProps {
  title: ReactNode;
  /** On the right of the title: a link or a button. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  children: ReactNode;
  className?: string;
}

/** A white card with a title: one topic of a page. */
export function Section({ title, action, headingLevel = 2, children, className }: SectionProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
