import { icons } from '@lapak/ui/icons';
import { Button } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { lazyPart } from '@lapak/ui/lazy-part';
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts';
import styles from './sort.module.css';
import type { Home } from './use-home.ts';

const SortPanel = lazyPart(() => import('./sort-panel.tsx'));

/** "Filter" of the default layout: opens the sort panel. */
export function SortPanelButton({ home }: { home: Home }) {
  const dialog = useLazyDialog();
  return (
    <>
      <Button
        variant="secondary"
        className={styles.filter}
        icon={<Icon shape={icons.filter} size={18} />}
        aria-haspopup="dialog"
        data-replay="filter"
        onClick={dialog.open}
      >
        Filter
      </Button>
      {dialog.isLoaded && <SortPanel home={home} {...dialog.control} />}
    </>
  );
}
