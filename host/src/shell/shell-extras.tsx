import { useNavigationState } from '@lapak/runtime';
import { ScrollTopButton } from '@lapak/ui/scroll-top-button';
import { Toaster } from '@lapak/ui/toaster';
import { ConnectionNotice } from './connection-notice.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import styles from './shell.module.css';

/** Parts of every page that are not visible at first: loaded once the page is hydrated. */
export default function ShellExtras() {
  const { location } = useNavigationState();
  return (
    <div className={styles.extras}>
      <PageAnnouncer pathname={location.pathname} />
      <ScrollTopButton />
      <ConnectionNotice />
      <Toaster />
    </div>
  );
}
