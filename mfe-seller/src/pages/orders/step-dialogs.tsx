import { formatRupiah } from '@lapak/domain/rupiah';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import { lazyPart } from '@lapak/ui/lazy-part';
import type { ShipDialogProps } from '../../features/orders/ship-dialog.tsx';
import type { ListSteps } from './use-list-steps.ts';

const ShipDialog = lazyPart<ShipDialogProps>(() =>
  import('../../features/orders/ship-dialog.tsx').then((module) => ({ default: module.ShipDialog })),
);

/** What a step of the list asks before it is taken. */
export function StepDialogs({ steps }: { steps: ListSteps }) {
  const { asked, close, send, isTaking } = steps;
  const orders = asked?.orders ?? [];
  const [first] = orders;
  const total = formatRupiah(orders.reduce((sum, order) => sum + order.total, 0));
  const confirm = async () => {
    if (await send({ step: 'confirm' }, orders)) close();
  };
  const onOpenChange = (open: boolean) => !open && close();
  return (
    <>
      <LazyConfirmDialog
        open={asked?.step === 'confirm'}
        onOpenChange={onOpenChange}
        title={orders.length === 1 ? 'Terima pembayaran ini?' : `Terima ${orders.length} pembayaran?`}
        description={
          orders.length === 1
            ? `${total} dari ${first?.nama ?? ''} sudah kamu terima. Pembeli mendapat email.`
            : `Semuanya, ${total}, sudah kamu terima. Setiap pembeli mendapat email.`
        }
        confirmLabel="Terima"
        loading={isTaking}
        onConfirm={() => void confirm()}
      />
      <ShipDialog
        key={orders.map(({ id }) => id).join(' ')}
        open={asked?.step === 'ship'}
        onOpenChange={onOpenChange}
        step="ship"
        orders={asked?.step === 'ship' ? orders : []}
        onSubmit={(filled) => send({ step: 'ship' }, orders, filled)}
      />
    </>
  );
}
