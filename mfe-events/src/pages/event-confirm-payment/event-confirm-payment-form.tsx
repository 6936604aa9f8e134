import type { EventTransaction } from '@lapak/contracts/api/event';
import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import { ProofForm } from '@lapak/ordering/proof/proof-form';
import { useSendEventProof } from './use-send-event-proof.ts';

interface EventConfirmPaymentFormProps {
  username: string;
  order: EventTransaction;
  accounts: readonly PaymentMethodItem[];
  /** The server's time when the order was read. */
  dateServer: string;
}

/** The confirmation of an order of tickets; its date field has its own name (spec 3 §5). */
export function EventConfirmPaymentForm({
  username,
  order,
  accounts,
  dateServer,
}: EventConfirmPaymentFormProps) {
  const { sendProof, progress } = useSendEventProof(username, order);
  return (
    <ProofForm
      invoice={order.invoice}
      total={order.total}
      accounts={accounts}
      chosenAccountId={order.payment_method?.user_bank_id ?? null}
      orderedAt={order.created_at}
      dateServer={dateServer}
      dateField="tanggal_transfer"
      submitLabel="Submit"
      progress={progress}
      onSubmit={sendProof}
    />
  );
}
