import type { ReactNode } from 'react';
import styles from './courier-field.module.css';

/** Stands for the courier services before a district is chosen. */
export function CourierHint({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.field} role="group" aria-label="Pilih Kurir">
      <p className={styles.legend}>Pilih Kurir</p>
      <p className={styles.text}>Pilih kecamatan untuk melihat biaya kirim.</p>
      {children}
    </div>
  );
}
