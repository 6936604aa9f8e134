import { icons } from '@lapak/ui/icons';
import type { PriceVariety, Product } from '@lapak/contracts/api/catalogue';
import { Icon } from '@lapak/ui/icon';
import { lazyPart } from '@lapak/ui/lazy-part';
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts';
import styles from './wholesale-info.module.css';
import { wholesaleRows } from './wholesale-rows.ts';

const WholesaleDialog = lazyPart(() => import('./wholesale-dialog.tsx'));

interface WholesaleInfoProps {
  product: Product;
  variety: PriceVariety | null;
  dateServer: string;
}

/** "Grosir" with a button for its prices; renders nothing for products without, or whose prices save nothing (spec 1 §2). */
export function WholesaleInfo({ product, variety, dateServer }: WholesaleInfoProps) {
  const dialog = useLazyDialog();
  if (product.enable_wholesale_price !== 1) return null;
  const rows = wholesaleRows(product, dateServer, variety);
  if (rows.length === 0) return null;
  return (
    <div className={styles.info}>
      <Icon shape={icons.tag} size={18} />
      <span className={styles.label}>Grosir</span>
      <button
        type="button"
        className={styles.more}
        aria-haspopup="dialog"
        data-replay="wholesale"
        onClick={dialog.open}
      >
        Selengkapnya
      </button>
      {dialog.isLoaded && <WholesaleDialog rows={rows} {...dialog.control} />}
    </div>
  );
}
