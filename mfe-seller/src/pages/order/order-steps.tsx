import type { OrderStep, SellerOrder } from '@lapak/contracts/api/seller-order';
import { formatRupiah } from '@lapak/domain/rupiah';
import { ActionBar } from '@lapak/ui/action-bar';
import { Button } from '@lapak/ui/button';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import { lazyPart } from '@lapak/ui/lazy-part';
import { stepLabel } from '../../features/orders/order-labels.ts';
import type { ShipDialogProps } from '../../features/orders/ship-dialog.tsx';
import type { RejectDialogProps } from './reject-dialog.tsx';
import type { OrderStepsOf } from './use-order-steps.ts';

const ShipDialog = lazyPart<ShipDialogProps>(() =>
  import('../../features/orders/ship-dialog.tsx').then((module) => ({ default: module.ShipDialog })),
);
const RejectDialog = lazyPart<RejectDialogProps>(() =>
  import('./reject-dialog.tsx').then((module) => ({ default: module.RejectDialog })),
);

/** Steps in the bar, the one that leads on at the right; a note and a correction have their buttons beside what they change. */
const inBar = ['reject', 'confirm', 'pack', 'ship'] as const satisfies readonly OrderStep[];

interface OrderStepsProps {
  order: SellerOrder;
  steps: OrderStepsOf;
}

/** The bar with the steps that the order is open to, and what they ask. */
export function OrderSteps({ order, steps }: OrderStepsProps) {
  const { asked, times, close, isTaking, send } = steps;
  const shown = inBar.filter((step) => steps.allows(step));
  const last = shown.at(-1);
  const onOpenChange = (open: boolean) => !open && close();
  const confirm = async () => {
    if ((await send({ step: 'confirm' })) !== null) close();
  };
  return (
    <>
      {shown.length > 0 && (
        <ActionBar label="Langkah pesanan">
          {shown.map((step) => (
            <Button
              key={step}
              variant={step === 'reject' ? 'danger' : step === last ? 'primary' : 'secondary'}
              disabled={isTaking}
              onClick={() => steps.ask(step)}
            >
              {stepLabel(step, order.kind)}
            </Button>
          ))}
        </ActionBar>
      )}
      <LazyConfirmDialog
        open={asked === 'confirm'}
        onOpenChange={onOpenChange}
        title="Terima pembayaran ini?"
        description={`${formatRupiah(order.total)} dari ${order.nama} sudah kamu terima. Pembeli mendapat email.`}
        confirmLabel="Terima"
        loading={isTaking}
        onConfirm={() => void confirm()}
      />
      <RejectDialog
        open={asked === 'reject'}
        onOpenChange={onOpenChange}
        onReject={async (reason) => (await send({ step: 'reject', reason })) === true}
      />
      <ShipDialog
        key={times}
        open={asked === 'ship' || asked === 'correct'}
        onOpenChange={onOpenChange}
        step={asked === 'correct' ? 'correct' : 'ship'}
        orders={[order]}
        onSubmit={async ([sent]) => {
          const step = asked === 'correct' ? 'correct' : 'ship';
          return (await send({ step, resi: sent?.resi, kurir: sent?.kurir })) === true;
        }}
      />
    </>
  );
}
