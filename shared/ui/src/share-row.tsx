import { messages } from '@lapak/domain/messages';
import { classNames } from './class-names.ts';
import { CopyButton } from './copy-button.tsx';
import { iconButtonClass } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import styles from './share-row.module.css';
import { shareTargets } from './share-targets.ts';
import { toast } from './toast.tsx';

export interface ShareTarget {
  /** Absolute and public, since it is shared. */
  url: string;
  text: string;
}

interface ShareRowProps extends ShareTarget {
  /** The surrounding text already names its purpose. */
  hideLabel?: boolean;
  className?: string;
}

/** Four networks and "Copy Link" (spec 1 §2). */
export function ShareRow({ url, text, hideLabel = false, className }: ShareRowProps) {
  return (
    <div className={classNames(styles.row, className)} role="group" aria-label="Bagikan">
      {!hideLabel && (
        <span className={styles.label} aria-hidden="true">
          Bagikan
        </span>
      )}
      {shareTargets.map(({ name, icon, href }) => (
        <a
          key={name}
          href={href(url, text)}
          target="_blank"
          rel="noopener noreferrer"
          className={iconButtonClass('outlined')}
          aria-label={`Bagikan ke ${name}`}
        >
          <Icon shape={icon} size={20} />
        </a>
      ))}
      <CopyButton
        text={url}
        label="Copy Link"
        className={styles.copy}
        onCopied={() => toast.success(messages.copied)}
        onFailed={() => toast.error('Link tidak bisa disalin')}
      />
    </div>
  );
}
