import { Outlet, ScrollRestoration, useLocation, useNavigation } from '@lapak/runtime';
import { ProgressLine } from '@lapak/ui/progress-line';
import { Toaster } from '@lapak/ui/toaster';
import { ConnectionNotice } from './connection-notice.tsx';
import { useRememberedStore } from './last-store.ts';
import styles from './shell.module.css';

/**
 * Positions are kept per entry of the history. The first entry of every visit is called the same, so it goes by its
 * address: a page that was opened directly does not begin where another page was left.
 */
const scrollKey = ({ key, pathname, search }: ReturnType<typeof useLocation>) =>
  key === 'default' ? pathname + search : key;

/** Around every page: the progress line of a route change, the toasts, the scroll position. */
export function Shell() {
  const navigation = useNavigation();
  const location = useLocation();
  useRememberedStore(location.pathname);
  return (
    <div data-lapak-app className={styles.shell}>
      {navigation.state === 'idle' ? null : <ProgressLine label="Memuat halaman" top />}
      <Outlet />
      <ConnectionNotice />
      <Toaster />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
