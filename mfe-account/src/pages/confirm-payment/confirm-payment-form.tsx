import type { Order } from '@lapak/contracts/api/order';
import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import { formatDateWire, formatTime } from '@lapak/domain/dates';
import { formatRupiah } from '@lapak/domain/rupiah';
import { FormElement } from '@lapak/forms/form-element';
import { FormTextField } from '@lapak/forms/form-text-field';
import { Button } from '@lapak/ui/button';
import { TextField } from '@lapak/ui/text-field';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { AmountField } from './amount-field.tsx';
import { DestinationField } from './destination-field.tsx';
import { ProofField } from './proof-field.tsx';
import { validateConfirmPayment, type ConfirmPaymentValues } from './confirm-payment-schema.ts';
import { useSendProof } from './use-send-proof.ts';
import styles from './confirm-payment.module.css';

interface ConfirmPaymentFormProps {
  username: string;
  order: Order;
  accounts: readonly PaymentMethodItem[];
  dateServer: string;
  isNewerLayout: boolean;
}

/** One has just transferred, most of the time: to the chosen account, now by the server's clock. */
function startValues(order: Order, accounts: readonly PaymentMethodItem[], dateServer: string) {
  const chosen = accounts.find((account) => account.id === order.payment_method?.user_bank_id);
  return {
    payment_method_id: chosen ? String(chosen.id) : undefined,
    transfer_date: `${formatDateWire(dateServer)}T${formatTime(dateServer).replace('.', ':')}`,
  } satisfies ConfirmPaymentValues;
}

export function ConfirmPaymentForm({
  username,
  order,
  accounts,
  dateServer,
  isNewerLayout,
}: ConfirmPaymentFormProps) {
  const { sendProof, progress } = useSendProof(username, order.id);
  // Kept from the first render: later answers must not write over what is being typed.
  const [initialValues] = useState(() => startValues(order, accounts, dateServer));
  return (
    <Form<ConfirmPaymentValues>
      initialValues={initialValues}
      validate={validateConfirmPayment}
      onSubmit={sendProof}
    >
      {({ handleSubmit, submitting }) => (
        <FormElement className={styles.form} onSubmit={handleSubmit}>
          <TextField label="Nomor Pesanan" value={order.invoice} readOnly />
          <DestinationField accounts={accounts} />
          <FormTextField name="transfer_date" label="Tanggal Transfer" type="datetime-local" />
          <AmountField hint={`Tagihan pesanan ini ${formatRupiah(order.total)}`} />
          <ProofField progress={progress} />
          <Button type="submit" size="lg" block loading={submitting} loadingLabel="Mengirim...">
            {isNewerLayout ? 'Konfirmasi' : 'Submit'}
          </Button>
        </FormElement>
      )}
    </Form>
  );
}
