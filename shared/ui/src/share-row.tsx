import { messages } from '@lapak/domain/messages';
import { CopyButton } from '@lapak/ui/copy-button';
import { Icon } from '@lapak/ui/icon';
import { iconButtonClass } from '@lapak/ui/icon-button';
import { toast } from '@lapak/ui/toast';
import { shareTargets } from '../../lib/share-targets.ts';
import styles from './share.module.css';

export interface ShareTarget {
  url: string;
  text: string;
}

/** Four networks and "Copy Link" (spec 1 §2). */
export function ShareRow({ url, text }: ShareTarget) {
  return (
    <div className={styles.row} role="group" aria-label="Bagikan">
      <span className={styles.label} aria-hidden="true">
        Bagikan
      </span>
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
        onCopied={() => toast.success(messages.berhasilDicopy)}
        onFailed={() => toast.error('Link tidak bisa disalin')}
      />
    </div>
  );
}
