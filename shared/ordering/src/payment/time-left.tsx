import { useEffect, useState } from 'react';
import { timeUntil } from '@lapak/domain/dates';
import { VisuallyHidden } from '@lapak/ui/visually-hidden';
import styles from './amount-card.module.css';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Minutes before the end that a screen reader announces. */
const ANNOUNCED = [1, 5, 15, 30];

interface TimeLeftProps {
  /** ISO 8601. */
  expiresAt: string;
  /** The API's clock, ISO 8601. */
  now: string;
}

/** Time until a deadline; in its last hour it is counted down, and announced a few times. */
export function TimeLeft({ expiresAt, now }: TimeLeftProps) {
  const left = useMillisecondsLeft(expiresAt, now);
  if (left > HOUR) return <p className={styles.label}>{`Berakhir ${timeUntil(expiresAt, now)}`}</p>;
  if (left <= 0) return <p className={styles.countdown}>Waktu pembayaran habis</p>;
  const announced = ANNOUNCED.find((minutes) => left <= minutes * MINUTE);
  return (
    <>
      <p className={styles.countdown} role="timer">
        {`Sisa waktu ${clock(left)}`}
      </p>
      <VisuallyHidden>
        <span role="status">{announced ? `Sisa waktu kurang dari ${announced} menit` : ''}</span>
      </VisuallyHidden>
    </>
  );
}

/** On the API's clock, advanced every second of the last hour until the API is asked again. */
function useMillisecondsLeft(expiresAt: string, now: string): number {
  const [passed, setPassed] = useState({ since: now, milliseconds: 0 });
  const atNow = Date.parse(expiresAt) - Date.parse(now);
  const isLastHour = atNow <= HOUR;

  useEffect(() => {
    if (!isLastHour) return undefined;
    const start = performance.now();
    const timer = setInterval(
      () => setPassed({ since: now, milliseconds: performance.now() - start }),
      SECOND,
    );
    return () => clearInterval(timer);
  }, [now, isLastHour]);

  return passed.since === now ? atNow - passed.milliseconds : atNow;
}

/** "59:07". */
function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
