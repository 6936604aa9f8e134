import { qtyCap } from '@lapak/domain/cart';
import { QuantityStepper } from '@lapak/ui/quantity-stepper';
import { ProductLines } from '../../components/product-lines.tsx';
import { lineName } from '../../lib/line-name.ts';
import type { CheckedLine } from '../lines/line-state.ts';

interface PurchaseSectionProps {
  title: string;
  username: string;
  checked: CheckedLine;
  onQtyChange: (qty: number | null) => void;
  /** Takes out an item that is not sold any more. */
  onRemove: () => void;
}

/** The one item with its quantity, 1 to 500 (spec 2 §5, "Quantities"). */
export function PurchaseSection({ title, username, checked, onQtyChange, onRemove }: PurchaseSectionProps) {
  const { line, problem, isLost } = checked;
  return (
    <ProductLines
      title={title}
      username={username}
      lines={[isLost ? checked : { ...checked, problem: null }]}
      dateServer={line.date_server}
      fixes={{ remove: onRemove, setQty: (_, qty) => onQtyChange(qty) }}
    >
      {!isLost && (
        <QuantityStepper
          label={`Jumlah ${line.nama}`}
          item={lineName(line)}
          value={line.qty}
          onValueChange={onQtyChange}
          max={qtyCap(line)}
          error={problem}
        />
      )}
    </ProductLines>
  );
}
