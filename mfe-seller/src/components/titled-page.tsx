import type { ReactNode } from 'react';
import { ConsoleTitle } from '../app/console-title.tsx';
import styles from './titled-page.module.css';

interface TitledPageProps {
  title: string;
  /** In the browser's tab, where it is shorter. */
  tab?: string;
  /** How wide it may become; as wide as the screen without it. */
  width?: 'column' | 'wide';
  /** A link above the title. */
  back?: ReactNode;
  children: ReactNode;
}

/** A page of the console: its title, also in the browser's tab, above its parts. */
export function TitledPage({ title, tab = title, width, back, children }: TitledPageProps) {
  return (
    <div className={styles.page} data-width={width}>
      <ConsoleTitle page={tab} />
      {back}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
