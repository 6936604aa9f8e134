import type { SellerOrderItem } from '@lapak/contracts/api/seller-order';
import { PageLink } from '@lapak/runtime';
import { Button, buttonClass } from '@lapak/ui/button';
import { IconButton } from '@lapak/ui/icon-button';
import { icons } from '@lapak/ui/icons';
import { StickyBar } from '@lapak/ui/sticky-bar';
import { quickSteps, shortStepLabel, wordsFor, type QuickStep } from '../../features/orders/order-labels.ts';
import styles from '../../components/selection-bar.module.css';
import type { Selection } from '../../lib/use-selection.ts';

interface SelectionBarProps {
  selection: Selection<SellerOrderItem>;
  /** Where the chosen orders are printed. */
  printHref: string;
  onStep: (step: QuickStep, orders: readonly SellerOrderItem[]) => void;
  isTaking: boolean;
}

/** The steps that the chosen orders are open to, with how many of them; nothing while none is chosen. */
export function SelectionBar({ selection, printHref, onStep, isTaking }: SelectionBarProps) {
  const { length } = selection.shown;
  if (length === 0) return null;
  const steps = quickSteps
    .map((step) => ({ step, orders: selection.shown.filter(({ steps }) => steps.includes(step)) }))
    .filter(({ orders }) => orders.length > 0);
  return (
    <StickyBar label="Pesanan terpilih" className={styles.bar}>
      <IconButton icon={icons.close} label="Batalkan pilihan" onClick={selection.clear} />
      <p className={styles.count} role="status">{`${length} dipilih`}</p>
      <div className={styles.steps}>
        {steps.map(({ step, orders }) => (
          <Button
            key={step}
            size="sm"
            variant={step === steps[0]?.step ? 'primary' : 'secondary'}
            disabled={isTaking}
            onClick={() => onStep(step, orders)}
          >
            {`${shortStepLabel(step, wordsFor(orders))} ${orders.length}`}
          </Button>
        ))}
        {steps.length === 0 && <span className={styles.none}>Tidak ada langkah untuk pilihan ini</span>}
        <PageLink className={buttonClass({ variant: 'secondary', size: 'sm' })} to={printHref}>
          Cetak
        </PageLink>
      </div>
    </StickyBar>
  );
}
