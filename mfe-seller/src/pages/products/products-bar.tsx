import { formatThousands } from '@lapak/domain/rupiah';
import { Button } from '@lapak/ui/button';
import { IconButton } from '@lapak/ui/icon-button';
import { icons } from '@lapak/ui/icons';
import { StickyBar } from '@lapak/ui/sticky-bar';
import styles from '../../components/selection-bar.module.css';

interface ProductsBarProps {
  count: number;
  /** How many products the filter finds, while all of this page and no others are chosen. */
  moreTotal: number | null;
  onAll: () => void;
  onChooseShown: (() => void) | null;
  onClear: () => void;
  onChange: () => void;
}

/** What is done with the chosen products; nothing while none is chosen. */
export function ProductsBar({ count, moreTotal, onAll, onChooseShown, onClear, onChange }: ProductsBarProps) {
  if (count === 0) return null;
  return (
    <StickyBar label="Produk terpilih" className={styles.bar} isTall>
      <IconButton icon={icons.close} label="Batalkan pilihan" onClick={onClear} />
      <p className={styles.count} role="status">{`${formatThousands(count)} dipilih`}</p>
      <div className={styles.steps}>
        {onChooseShown && (
          <Button size="sm" variant="secondary" onClick={onChooseShown}>
            Semua di sini
          </Button>
        )}
        {moreTotal !== null && (
          <Button size="sm" variant="secondary" onClick={onAll}>
            {`Pilih semua ${formatThousands(moreTotal)}`}
          </Button>
        )}
        <Button size="sm" onClick={onChange}>
          Ubah
        </Button>
      </div>
    </StickyBar>
  );
}
