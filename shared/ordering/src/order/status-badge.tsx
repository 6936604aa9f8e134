import { classNames } from '@lapak/ui/class-names';
import styles from './status-badge.module.css';

/** Badge colours of spec 3 §4, by the status of an order or of its parcel. */
const tones = {
  UNPAID: 'orange',
  CONFIRMED: 'yellow',
  PAID: 'green',
  EXPIRED: 'red',
  REJECTED: 'red',
  SELESAI: 'green',
  'BELUM DIKIRIM': 'yellow',
  DIPACKING: 'blue',
  DIKIRIM: 'green',
} as const;

/** Words in Indonesian beside the code; 'BELUM DIKIRIM' is Indonesian itself. */
const words: Partial<Record<keyof typeof tones, string>> = {
  UNPAID: 'Belum dibayar',
  CONFIRMED: 'Sedang diperiksa',
  PAID: 'Sudah dibayar',
  EXPIRED: 'Kadaluarsa',
  REJECTED: 'Ditolak',
  SELESAI: 'Diterima',
  DIPACKING: 'Sedang dikemas',
  DIKIRIM: 'Dalam perjalanan',
};

export interface StatusBadgeProps {
  status: keyof typeof tones;
}

/** A status in its colour, with its word. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const word = words[status];
  return (
    <span className={styles.status}>
      <span className={classNames(styles.badge, styles[tones[status]])}>{status}</span>
      {word && <span className={styles.word}>{word}</span>}
    </span>
  );
}
