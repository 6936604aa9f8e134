import styles from './page-loading.module.css';
import { Spinner } from './spinner.tsx';

export interface PageLoadingProps {
  /** What is on its way: "Memuat pesanan". */
  label: string;
  /** The last try did not get through, and another follows. */
  isCut?: boolean;
}

/** The spinner that stands in for a page's content; says so when the connection is the reason. */
export function PageLoading({ label, isCut = false }: PageLoadingProps) {
  return (
    <div className={styles.center}>
      <Spinner label={label} page={!isCut} />
      {isCut && <p className={styles.muted}>Koneksi terputus. Kami mencoba lagi, mohon tunggu.</p>}
    </div>
  );
}
