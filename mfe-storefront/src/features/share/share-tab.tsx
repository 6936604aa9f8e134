import { icons } from '@lapak/ui/icons';
import { useId, useState } from 'react';
import { Icon } from '@lapak/ui/icon';
import { ShareRow, type ShareTarget } from '@lapak/ui/share-row';
import styles from './share-tab.module.css';

/** The newer layout's sharing: a tab that opens and closes (spec 1 §4). */
export function ShareTab(target: ShareTarget) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.tab}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        data-replay="share"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon shape={icons.share} size={20} />
        <span className={styles.toggleText}>Bagikan produk</span>
        <Icon shape={isOpen ? icons.chevronUp : icons.chevronDown} size={18} />
      </button>
      <div id={id} hidden={!isOpen}>
        <ShareRow {...target} hideLabel className={styles.row} />
      </div>
    </div>
  );
}
