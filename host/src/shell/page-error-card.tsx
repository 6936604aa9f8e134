import { Button } from '@lapak/ui/button';
import styles from './shell.module.css';

interface PageErrorCardProps {
  busy: boolean;
  onRetry: () => void;
  title?: string;
  text?: string;
  requestId?: string | null;
}

/** Replaces a page that failed; other pages are not affected. */
export function PageErrorCard({
  busy,
  onRetry,
  title = 'Halaman ini gagal dimuat',
  text = 'Maaf, ada gangguan di bagian ini. Bagian toko yang lain tetap bisa dibuka.',
  requestId = null,
}: PageErrorCardProps) {
  return (
    <main className={styles.center}>
      <title>{title}</title>
      <div className={styles.card} role="alert">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {requestId ? <p className={styles.text}>{`Kode permintaan: ${requestId}`}</p> : null}
        <Button onClick={onRetry} loading={busy}>
          Coba lagi
        </Button>
      </div>
    </main>
  );
}
