import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import { formatDateWire } from '@lapak/domain/wire-dates';
import { messages } from '@lapak/domain/messages';
import { formatRupiah } from '@lapak/domain/rupiah';
import { Button } from '@lapak/ui/button';
import { TextField } from '@lapak/ui/text-field';
import { useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import { FormElement } from '@lapak/forms/form-element';
import { FormFileField } from '@lapak/forms/form-file-field';
import { FormSelect } from '@lapak/forms/form-select';
import { FormRupiahField, FormTextField } from '@lapak/forms/form-text-field';
import { AmountDialog, useAmountQuestion } from './use-amount-question.tsx';
import styles from './proof-form.module.css';
import {
  initialProofValues,
  validateProof,
  type ProofValues,
  type TransferDateField,
} from './proof-values.ts';
import type { FormErrors } from '@lapak/forms/validate-with';

const optionOf = ({ id, type, nama_rekening, nomor_rekening }: PaymentMethodItem) => ({
  value: String(id),
  label: [type.nama, nama_rekening, nomor_rekening].filter(Boolean).join(' - '),
});

interface ProofFormProps {
  /** The order number. */
  invoice: string;
  /** Rupiah to be paid. */
  total: number;
  accounts: readonly PaymentMethodItem[];
  chosenAccountId: number | null;
  /** When the order was placed. */
  orderedAt: string;
  /** The server's time when the order was read. */
  dateServer: string;
  dateField: TransferDateField;
  submitLabel: string;
  /** Upload progress, 0 to 1; null without an upload. */
  progress: number | null;
  onSubmit: (values: ProofValues) => Promise<FormErrors | undefined>;
}

/** Confirms a transfer to the seller, with its proof: the confirmation of orders and of events (spec 3 §2). */
export function ProofForm(props: ProofFormProps) {
  const { dateField, orderedAt, dateServer } = props;
  // From the first render: later answers must not overwrite the input.
  const [initialValues] = useState(() => initialProofValues(props));
  const validate = useMemo(
    () => validateProof({ dateField, orderedAt, dateServer }),
    [dateField, orderedAt, dateServer],
  );
  const amount = useAmountQuestion(props.total);
  const send = async (values: ProofValues) =>
    (await amount.isMeant(values.jumlah_transfer)) ? props.onSubmit(values) : undefined;
  return (
    <Form<ProofValues> initialValues={initialValues} validate={validate} onSubmit={send}>
      {({ handleSubmit, submitting }) => (
        <FormElement className={styles.form} onSubmit={handleSubmit}>
          <TextField label="Nomor Pesanan" value={props.invoice} readOnly />
          <FormSelect
            name="payment_method_id"
            label="Tujuan Transfer"
            placeholder="Transfer Ke"
            options={props.accounts.map(optionOf)}
          />
          <FormTextField
            name={dateField}
            label="Tanggal Transfer"
            type="datetime-local"
            min={`${formatDateWire(orderedAt)}T00:00`}
          />
          <FormRupiahField
            name="jumlah_transfer"
            label="Jumlah Transfer"
            hint={`Tagihan pesanan ini ${formatRupiah(props.total)}`}
            autoComplete="off"
          />
          <FormFileField
            name="bukti_transfer"
            pickLabel="Upload Bukti Transfer"
            changeLabel="Ganti gambar"
            hint="JPG atau PNG, maksimal 2 MB"
            noPicture={messages.transferProofInvalid}
            progress={props.progress}
          />
          <Button
            type="submit"
            size="lg"
            block
            loading={submitting && !amount.isAsking}
            loadingLabel="Mengirim..."
          >
            {props.submitLabel}
          </Button>
          <AmountDialog {...amount.dialog} />
        </FormElement>
      )}
    </Form>
  );
}
