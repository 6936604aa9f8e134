import { formatPrice, formatRupiah, formatThousands } from '@lapak/domain/rupiah';
import { Button } from '@lapak/ui/button';
import { TotalBar } from '@lapak/ui/total-bar';

interface BuyBarProps {
  total: { quantity: number; price: number };
  isBuying: boolean;
  onBuy: () => void;
  /** Leads to the steppers; null while they are on the screen. */
  onChoose: (() => void) | null;
}

/** Number and price of the chosen tickets, and the button to the checkout; while there are none, to the steppers. */
export function BuyBar({ total: { quantity, price }, isBuying, onBuy, onChoose }: BuyBarProps) {
  return (
    <TotalBar
      label="Beli tiket"
      name={`${formatThousands(quantity)} tiket`}
      sum={quantity > 0 ? formatPrice(price) : formatRupiah(0)}
    >
      {onChoose && quantity === 0 ? (
        <Button size="lg" onClick={onChoose}>
          Pilih tiket
        </Button>
      ) : (
        <Button size="lg" disabled={quantity <= 0} loading={isBuying} data-replay="buy" onClick={onBuy}>
          Beli
        </Button>
      )}
    </TotalBar>
  );
}
