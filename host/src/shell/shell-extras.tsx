import { useNavigationState } from '@lapak/runtime';
import { ProgressLine } from '@lapak/ui/progress-line';
import { ScrollTopButton } from '@lapak/ui/scroll-top-button';
import { Toaster } from '@lapak/ui/toaster';
import { ConnectionNotice } from './connection-notice.tsx';
import styles from './shell.module.css';

/** What stands beside every page and shows nothing at first: loaded once the page answers. */
export default function ShellExtras() {
  const { pending } = useNavigationState();
  return (
    <div className={styles.extras}>
      {pending ? <ProgressLine label="Memuat halaman" top /> : null}
      <ScrollTopButton />
      <ConnectionNotice />
      <Toaster />
    </div>
  );
}
