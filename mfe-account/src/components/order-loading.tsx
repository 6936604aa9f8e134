import { Spinner } from '@lapak/ui/spinner';
import styles from './page.module.css';

/** The spinner that stands in for an order; says so when the connection is the reason. */
export function OrderLoading({ isCut = false }: { isCut?: boolean }) {
  return (
    <div className={styles.center}>
      <Spinner label="Memuat pesanan" page={!isCut} />
      {isCut && <p className={styles.muted}>Koneksi terputus. Kami mencoba lagi, mohon tunggu.</p>}
    </div>
  );
}
