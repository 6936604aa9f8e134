import { useNavigationState } from '@lapak/runtime';
import { ProgressLine } from '@lapak/ui/progress-line';
import { ScrollTopButton } from '@lapak/ui/scroll-top-button';
import { Toaster } from '@lapak/ui/toaster';
import { ConnectionNotice } from './connection-notice.tsx';
import styles from './shell.module.css';

/** Parts of every page that are not visible at first: loaded once the page is hydrated. */
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
