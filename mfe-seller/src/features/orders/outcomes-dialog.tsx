import type { OrderKind, OrderStep, StepOutcome } from '@lapak/contracts/api/seller-order';
import { Button } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { Modal } from '@lapak/ui/modal';
import { stepOutcome } from './order-labels.ts';
import styles from './outcomes-dialog.module.css';

export interface OutcomesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  step: OrderStep;
  /** Whose words the step has. */
  kind: OrderKind;
  outcomes: readonly StepOutcome[];
}

/** What became of each order of a step that was not made with all of them. */
export function OutcomesDialog({ step, kind, outcomes, ...dialog }: OutcomesDialogProps) {
  const made = outcomes.filter(({ ok }) => ok).length;
  return (
    <Modal
      {...dialog}
      title={`${made} dari ${outcomes.length} pesanan ${stepOutcome(step, kind)}`}
      footer={<Button onClick={() => dialog.onOpenChange(false)}>Mengerti</Button>}
    >
      <ul className={styles.list}>
        {outcomes.map(({ id, invoice, ok, info }) => (
          <li key={id} className={ok ? styles.made : styles.failed}>
            <Icon
              shape={ok ? icons.checkCircle : icons.warning}
              size={20}
              label={ok ? 'Berhasil' : 'Gagal'}
            />
            <span className={styles.text}>
              <span className={styles.invoice}>{invoice ?? 'Pesanan tidak ditemukan'}</span>
              {!ok && <span>{info}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
