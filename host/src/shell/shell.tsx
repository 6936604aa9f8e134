import { ProgressLine } from '@lapak/ui/progress-line';
import type { ReactNode } from 'react';
import { useNavigationState } from '../navigation/navigation-provider.tsx';
import { useRememberedStore } from './last-store.ts';
import { useShellExtras } from './use-shell-extras.tsx';
import styles from './shell.module.css';

/** Around every page: the progress line of a route change, the toasts, the way back up. */
export function Shell({ children }: { children: ReactNode }) {
  const { pending, location } = useNavigationState();
  useRememberedStore(location.pathname);
  const extras = useShellExtras(location.pathname);
  return (
    <div data-lapak-app className={styles.shell}>
      {pending ? <ProgressLine label="Memuat halaman" top /> : null}
      {children}
      {extras}
    </div>
  );
}
