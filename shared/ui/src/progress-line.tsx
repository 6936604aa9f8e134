import { classNames } from './class-names.ts';
import styles from './progress-line.module.css';

export interface ProgressLineProps {
  /** Accessible label. */
  label: string;
  /** 0 to 1; indeterminate without it. */
  value?: number | null;
  /** At the top edge of the window, for a change of page. */
  top?: boolean;
}

/** A progress bar. */
export function ProgressLine({ label, value = null, top = false }: ProgressLineProps) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={classNames(styles.line, top && styles.top)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      {percent === undefined ? (
        <span className={styles.moving} />
      ) : (
        <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.fill} width={percent} height="1" />
        </svg>
      )}
    </div>
  );
}
