import type { Order } from '@lapak/contracts/api/order';
import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import { ProofForm } from '@lapak/ordering/proof/proof-form';
import { useSendProof } from './use-send-proof.ts';

interface ConfirmPaymentFormProps {
  username: string;
  order: Order;
  accounts: readonly PaymentMethodItem[];
  /** The server's time when the order was read. */
  dateServer: string;
  isNewerLayout: boolean;
}

/** The confirmation of an order of goods, services or digital products. */
export function ConfirmPaymentForm({
  username,
  order,
  accounts,
  dateServer,
  isNewerLayout,
}: ConfirmPaymentFormProps) {
  const { sendProof, progress } = useSendProof(username, order.id);
  return (
    <ProofForm
      invoice={order.invoice}
      total={order.total}
      accounts={accounts}
      chosenAccountId={order.payment_method?.user_bank_id ?? null}
      orderedAt={order.created_at}
      dateServer={dateServer}
      dateField="transfer_date"
      submitLabel={isNewerLayout ? 'Konfirmasi' : 'Submit'}
      progress={progress}
      onSubmit={sendProof}
    />
  );
}
