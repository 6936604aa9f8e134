import { Spinner } from '@lapak/ui/spinner';
import styles from './shell.module.css';

/** Shown until the first page's files and the store's profile are loaded. */
export function PageSpinner() {
  return (
    <div data-lapak-app className={styles.center}>
      <Spinner label="Memuat halaman" />
    </div>
  );
}
