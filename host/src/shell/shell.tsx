import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useNavigationState, usePending } from '@lapak/runtime';
import { ProgressLine } from '@lapak/ui/progress-line';
import { lateFile } from '@lapak/ui/late-file';
import { useRememberedStore } from './last-store.ts';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import styles from './shell.module.css';
import { whenIdle } from '@lapak/ui/when-idle';

/** The extras once they are loaded. Toasts sent before are queued. */
function useShellExtras(): ReactElement | null {
  const [extras, setExtras] = useState<ReactElement | null>(null);
  useEffect(() => {
    const load = () => import(/* webpackChunkName: "extras" */ './shell-extras.tsx');
    whenIdle(() => void lateFile(load, ({ default: ShellExtras }) => setExtras(<ShellExtras />)));
  }, []);
  return extras;
}

/** Around every page, with the progress line of a route change; toasts and the way back up come with the extras. */
export function Shell({ children }: { children: ReactNode }) {
  const { location } = useNavigationState();
  const pending = usePending();
  useRememberedStore(location.pathname);
  const extras: ReactElement | null = useShellExtras();
  return (
    <div data-lapak-app className={styles.shell}>
      <SkipLink />
      <div id={CONTENT_ID}>{children}</div>
      {pending && <ProgressLine label="Memuat halaman" top />}
      {extras}
    </div>
  );
}
