import { useSyncExternalStore } from 'react';
import styles from './shell.module.css';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Shows one notice while the connection is lost; typed values are kept. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" aria-live="polite">
      {online ? null : (
        <p className={styles.notice}>
          Koneksi internet terputus. Isian kamu tetap aman, coba lagi setelah tersambung.
        </p>
      )}
    </div>
  );
}
