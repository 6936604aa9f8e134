import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import styles from './store-closed-notice.module.css';
import { storeProblem } from './store-problem.ts';
import { useFreshStore } from './use-fresh-store.ts';

/** Says at once that the store takes no orders now, above a cart or a form that stay as they are; else nothing. */
export function StoreClosedNotice({ username, kept }: { username: string; kept: string }) {
  const problem = storeProblem(useFreshStore(username));
  if (problem === null) return null;
  return (
    <div className={styles.notice} role="alert">
      <Icon shape={icons.clock} size={22} />
      <p className={styles.text}>
        <strong>{problem}</strong>
        <span>{`Toko ini sedang tidak menerima pesanan. ${kept}`}</span>
      </p>
    </div>
  );
}
