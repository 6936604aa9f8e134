import { formatExpiry } from '@lapak/domain/dates';
import { lazy, Suspense } from 'react';
import { Icon } from '../icon.tsx';
import { icons } from '../icons.tsx';
import styles from './amount-card.module.css';

// It brings a library, and comes after the amount is shown.
const TimeLeft = lazy(() => import(/* webpackChunkName: "time-left" */ './time-left.tsx'));

export interface DeadlineProps {
  /** ISO 8601; nothing is shown without. */
  expiresAt: string | null;
  /** The API's clock, ISO 8601; the phone's own may be wrong. */
  now: string;
}

/** 'Bayar sebelum tanggal', and how long that is from now; stands in an amount card. */
export function Deadline({ expiresAt, now }: DeadlineProps) {
  const deadline = formatExpiry(expiresAt);
  if (!deadline) return null;
  return (
    <div className={styles.deadline}>
      <Icon shape={icons.clock} size={20} />
      <div>
        <p className={styles.label}>Bayar sebelum tanggal</p>
        <p className={styles.strong}>{deadline}</p>
        <Suspense fallback={<p className={styles.label}>&nbsp;</p>}>
          <TimeLeft expiresAt={expiresAt ?? ''} now={now} className={styles.label} />
        </Suspense>
      </div>
    </div>
  );
}
