import { qtyCap } from '@lapak/domain/cart';
import { QuantityStepper } from '@lapak/ui/quantity-stepper';
import { ProductLines } from '../../components/product-lines.tsx';
import type { CheckedLine } from '../lines/line-state.ts';

interface PurchaseSectionProps {
  title: string;
  username: string;
  checked: CheckedLine;
  onQtyChange: (qty: number | null) => void;
}

/** The one item with its quantity, 1 to 500 (spec 2 §5, "Quantities"). */
export function PurchaseSection({ title, username, checked, onQtyChange }: PurchaseSectionProps) {
  const { line, problem, isLost } = checked;
  return (
    <ProductLines
      title={title}
      username={username}
      lines={[isLost ? checked : { ...checked, problem: null }]}
      dateServer={line.date_server}
    >
      {!isLost && (
        <QuantityStepper
          label={`Jumlah ${line.nama}`}
          value={line.qty}
          onValueChange={onQtyChange}
          max={qtyCap(line)}
          error={problem}
        />
      )}
    </ProductLines>
  );
}
