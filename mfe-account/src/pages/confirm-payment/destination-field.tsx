import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import { useFormField } from '@lapak/forms/use-form-field';
import { Select } from '@lapak/ui/select';

const optionOf = ({ id, type, nama_rekening, nomor_rekening }: PaymentMethodItem) => ({
  value: String(id),
  label: [type.nama, nama_rekening, nomor_rekening].filter(Boolean).join(' - '),
});

/** Where the money was transferred to: 'Transfer Ke', then "type - holder - number" (spec 3 §2). */
export function DestinationField({ accounts }: { accounts: readonly PaymentMethodItem[] }) {
  const { input, error } = useFormField('payment_method_id');
  return (
    <Select
      label="Tujuan Transfer"
      name={input.name}
      value={input.value}
      onValueChange={input.onChange}
      onBlur={() => input.onBlur()}
      placeholder="Transfer Ke"
      options={accounts.map(optionOf)}
      error={error}
    />
  );
}
