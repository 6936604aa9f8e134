import type { ReactElement, ReactNode } from 'react';
import { useNavigationState } from '@lapak/runtime';
import { useRememberedStore } from './last-store.ts';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { useShellExtras } from './use-shell-extras.tsx';
import styles from './shell.module.css';

/** Around every page; the progress line of a route change, the toasts and the way back up come with the extras. */
export function Shell({ children }: { children: ReactNode }) {
  const { location } = useNavigationState();
  useRememberedStore(location.pathname);
  const extras: ReactElement | null = useShellExtras(location.pathname);
  return (
    <div data-lapak-app className={styles.shell}>
      <SkipLink />
      <div id={CONTENT_ID}>{children}</div>
      {extras}
    </div>
  );
}
