import { icons } from '@lapak/ui/icons';
import { Link } from '@lapak/runtime';
import { Icon } from '@lapak/ui/icon';
import { BottomSheet } from '@lapak/ui/bottom-sheet';
import type { ListingChoice } from '../../lib/listing-url.ts';
import { defaultSortLinks, type SortLink } from '../../lib/sort-choices.ts';
import type { DialogControl } from '../../lib/use-lazy-dialog.ts';
import styles from './sort.module.css';

interface SortPanelProps extends DialogControl {
  username: string;
  choice: ListingChoice;
}

/** What the list is sorted by; choosing the price again turns it round. */
export default function SortPanel({ username, choice, ...control }: SortPanelProps) {
  return (
    <BottomSheet {...control} title="Urutkan">
      <ul className={styles.list}>
        {defaultSortLinks(username, choice).map((link) => (
          <li key={link.label}>
            <Link
              to={link.to}
              replace
              preventScrollReset
              className={styles.option}
              aria-current={link.isChosen || undefined}
              onClick={() => control.onOpenChange(false)}
            >
              <span className={styles.label}>
                {link.label}
                <Direction link={link} />
              </span>
              {link.isChosen && <Icon shape={icons.check} size={20} />}
            </Link>
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}

function Direction({ link }: { link: SortLink }) {
  if (link.direction === null) return null;
  return (
    <span className={styles.direction}>{link.direction === 'asc' ? 'termurah dulu' : 'termahal dulu'}</span>
  );
}
