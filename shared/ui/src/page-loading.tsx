import styles from './page-loading.module.css';
import { Spinner } from './spinner.tsx';

export interface PageLoadingProps {
  /** What is loading: "Memuat pesanan". */
  label: string;
  /** The last attempt failed, and a retry follows. */
  isCut?: boolean;
}

/** The spinner in place of a page's content; shows a message when the connection is lost. */
export function PageLoading({ label, isCut = false }: PageLoadingProps) {
  return (
    <div className={styles.center}>
      <Spinner label={label} page={!isCut} />
      {isCut && <p className={styles.muted}>Koneksi terputus. Kami mencoba lagi, mohon tunggu.</p>}
    </div>
  );
}
