import { formatPrice, formatRupiah } from '@lapak/domain/rupiah';
import { Button } from '@lapak/ui/button';
import { TotalBar } from '@lapak/ui/total-bar';
import styles from './buy-bar.module.css';

interface BuyBarProps {
  total: { quantity: number; price: number };
  isBuying: boolean;
  onBuy: () => void;
  /** Leads to the steppers; null while they are on the screen. */
  onChoose: (() => void) | null;
}

/** Number and price of the chosen tickets, and the button to the checkout; on a phone also the way to the steppers. */
export function BuyBar({ total: { quantity, price }, isBuying, onBuy, onChoose }: BuyBarProps) {
  return (
    <TotalBar
      label="Beli tiket"
      name={`${quantity} tiket`}
      sum={quantity > 0 ? formatPrice(price) : formatRupiah(0)}
      start={
        onChoose && (
          <Button className={styles.choose} variant="secondary" onClick={onChoose}>
            Pilih tiket
          </Button>
        )
      }
    >
      <Button size="lg" disabled={quantity <= 0} loading={isBuying} data-replay="buy" onClick={onBuy}>
        Beli
      </Button>
    </TotalBar>
  );
}
