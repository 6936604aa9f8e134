import { icons } from './icons.tsx';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

export interface ErrorCardProps {
  title?: ReactNode;
  text?: ReactNode;
  /** The request id, for support. */
  requestId?: string | null;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
  /** A link beside the retry. */
  action?: ReactNode;
  titleAs?: 'h1' | 'h2' | 'p';
}

/** An error: message, retry or link, and the request id for support. */
export function ErrorCard({
  title = 'Terjadi Kesalahan',
  text,
  requestId,
  onRetry,
  retrying = false,
  retryLabel = 'Coba Lagi',
  action,
  titleAs = 'p',
}: ErrorCardProps) {
  const Title = titleAs;
  return (
    <div className={styles.notice} role="alert">
      <span className={classNames(styles.icon, styles.wrong)}>
        <Icon shape={icons.warning} size={36} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button onClick={onRetry} loading={retrying}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId && (
        <p className={styles.request}>
          Kode laporan: <code>{requestId}</code>
        </p>
      )}
    </div>
  );
}
