import { formatDateDashed, formatDateWire } from '@lapak/domain/dates';
import { FormTextField } from '@lapak/forms/form-text-field';
import { useField } from 'react-final-form';

/** Requested date: not before today by the server's clock (spec 2 §3, `enable_order_date`). */
export function OrderDateFields({ dateServer }: { dateServer: string }) {
  const { input } = useField<string>('order_date', { subscription: { value: true } });
  const chosen = formatDateDashed(input.value);
  return (
    <>
      <FormTextField
        name="order_date"
        label="Tanggal Pemesanan"
        marked
        required
        type="date"
        min={formatDateWire(dateServer) || undefined}
        hint={chosen ? `Tanggal dipilih: ${chosen}` : undefined}
      />
      <FormTextField name="order_time" label="Jam Pemesanan" marked required type="time" />
    </>
  );
}
