import { icons } from '@lapak/ui/icons';
import { Icon } from '@lapak/ui/icon';
import { BottomSheet } from '@lapak/ui/bottom-sheet';
import { defaultSortLinks, type SortLink } from '../../lib/sort-choices.ts';
import type { DialogControl } from '../../lib/use-lazy-dialog.ts';
import { FilterLink } from './filter-link.tsx';
import styles from './sort.module.css';
import type { Home } from './use-home.ts';

/** What the list is sorted by; choosing the price again reverses it. */
export default function SortPanel({ home, ...control }: DialogControl & { home: Home }) {
  return (
    <BottomSheet {...control} title="Urutkan">
      <ul className={styles.list}>
        {defaultSortLinks(home.choice).map((link) => (
          <li key={link.label}>
            <FilterLink
              home={home}
              change={link.change}
              className={styles.option}
              aria-current={link.isChosen || undefined}
              onClick={() => control.onOpenChange(false)}
            >
              <span className={styles.label}>
                <span>{link.label}</span>
                <Direction link={link} />
              </span>
              {link.isChosen && <Icon shape={icons.check} size={20} />}
            </FilterLink>
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
