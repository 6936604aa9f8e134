import { icons } from './icons.tsx';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

/** The card stays while it is retried, so that nothing jumps and the focus keeps its place: its button waits. */
type Retry = { onRetry: () => void; retrying: boolean } | { onRetry?: never; retrying?: never };

export type ErrorCardProps = Retry & {
  title?: ReactNode;
  text?: ReactNode;
  /** The request id, for support. */
  requestId?: string | null;
  /** A link beside the retry. */
  action?: ReactNode;
  titleAs?: 'h1' | 'h2' | 'p';
};

/** An error: message, retry or link, and the request id for support. */
export function ErrorCard({
  title = 'Terjadi Kesalahan',
  text,
  requestId,
  onRetry,
  retrying,
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
              Coba lagi
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
