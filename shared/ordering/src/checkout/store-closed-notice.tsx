import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import styles from './store-closed-notice.module.css';

interface StoreClosedNoticeProps {
  /** The result of `storeProblem`; null shows nothing. */
  problem: string | null;
  /** What the shopper keeps: 'Keranjang kamu tetap tersimpan.' */
  kept: string;
}

/** Says at once that the store takes no orders now, above a cart or a form that stay as they are. */
export function StoreClosedNotice({ problem, kept }: StoreClosedNoticeProps) {
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
