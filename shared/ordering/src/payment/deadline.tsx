import { Icon } from '@lapak/ui/icon';
import { formatExpiry } from '@lapak/domain/dates';
import { icons } from '@lapak/ui/icons';
import styles from './amount-card.module.css';
import { TimeLeft } from './time-left.tsx';

export interface DeadlineProps {
  /** ISO 8601; renders nothing without it. */
  expiresAt: string | null;
  /** The API's clock, ISO 8601; the phone's own may be wrong. */
  now: string;
}

/** 'Bayar sebelum tanggal' with the remaining time; part of an amount card. */
export function Deadline({ expiresAt, now }: DeadlineProps) {
  const deadline = formatExpiry(expiresAt);
  if (!expiresAt || !deadline) return null;
  return (
    <div className={styles.deadline}>
      <Icon shape={icons.clock} size={20} />
      <div>
        <p className={styles.label}>Bayar sebelum tanggal</p>
        <p className={styles.strong}>
          <span>{deadline}</span>
          <span> WIB</span>
        </p>
        <TimeLeft expiresAt={expiresAt} now={now} />
      </div>
    </div>
  );
}
