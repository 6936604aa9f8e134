import { ProgressLine } from '@lapak/ui/progress-line';
import { Toaster } from '@lapak/ui/toaster';
import type { ReactNode } from 'react';
import { useNavigationState } from '../navigation/navigation-provider.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { useRememberedStore } from './last-store.ts';
import styles from './shell.module.css';

/** Around every page: the progress line of a route change, the toasts. */
export function Shell({ children }: { children: ReactNode }) {
  const { pending, location } = useNavigationState();
  useRememberedStore(location.pathname);
  return (
    <div data-lapak-app className={styles.shell}>
      {pending ? <ProgressLine label="Memuat halaman" top /> : null}
      {children}
      <ConnectionNotice />
      <Toaster />
    </div>
  );
}
